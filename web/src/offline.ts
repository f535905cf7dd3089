// What works without a network, once it has been fetched: see public/offline.js.
import { aloneAt } from './host';
import { whenIdle } from './idle';

/** Have everything kept: the site at its first visit; of a house, whoever plays there or has installed it. */
export function keepOffline(): void {
  if (!navigator.serviceWorker) return; // not over plain HTTP from another machine
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (aloneAt && connection?.saveData) return;
  whenIdle(() => void navigator.serviceWorker.register(new URL(keeper, location.href)).catch(() => {}));
}

const keeper = aloneAt ? '/offline.js' : 'offline.js';

/** Whether all of it is in this browser. */
export async function isKept(): Promise<boolean> {
  const found = await navigator.serviceWorker?.getRegistration(new URL(keeper, location.href));
  return !!found?.active?.scriptURL.endsWith('/offline.js');
}
