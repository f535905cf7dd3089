// After the first visit the site works without a network: see public/offline.js.

/** Have everything kept, once the page has what it needs itself. */
export function keepOffline(): void {
  if (!navigator.serviceWorker) return; // not over plain HTTP from another machine
  const keep = () => void navigator.serviceWorker.register(new URL('offline.js', location.href)).catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
  else setTimeout(keep, 3000);
}
