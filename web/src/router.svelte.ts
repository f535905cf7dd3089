// Addresses of the client. Links are plain links; a click on one of ours changes the page without loading it anew.
export const place = $state({ path: location.pathname, hash: location.hash });

function arrive(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

addEventListener('popstate', arrive);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  if (!place.hash) scrollTo(0, 0);
}

export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
