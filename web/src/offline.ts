// After the first visit the site works without a network: see public/offline.js.
import { whenIdle } from './idle';

/** Have everything kept. */
export function keepOffline(): void {
  if (!navigator.serviceWorker) return; // not over plain HTTP from another machine
  whenIdle(() => void navigator.serviceWorker.register(new URL('offline.js', location.href)).catch(() => {}));
}
