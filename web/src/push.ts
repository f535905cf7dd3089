// Web Push: this browser is told when no page of the house is open.
import { api, got } from './api';
import { settings } from './settings.svelte';

const KEPT = 'comptoir-push'; // the id of this browser's channel

/** Why this browser cannot be told, or nothing if it can. */
export function pushTrouble(): string | null {
  if (!isSecureContext) return 'notices-insecure';
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return knows ? null : 'notices-unknown';
}

export function pushChannel(): string | null {
  return localStorage.getItem(KEPT);
}

/** Ask the person, then the browser, and give the house the address it has made. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register('/push.js', { scope: '/push/' }); // beside what keeps things offline
  await awake(registration);
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = {
    kind: 'push',
    address: endpoint!,
    p256dh: keys!.p256dh,
    auth: keys!.auth,
    language: settings.language,
  } as const;
  localStorage.setItem(KEPT, (await got(api.POST('/api/me/channels', { body }))).id);
  return true;
}

async function awake({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((ready) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && ready());
  });
}

/** The house forgets this browser, and the browser the house. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(KEPT);
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
}
