// Addresses of the client. Links are plain links; a click on one of ours changes the page without loading it anew.
import { linkTo, saved } from './address';
import { alone } from './host';

/** Where we are. Without a house there is one file, and the place in it stands behind the #. */
function read(): { path: string; search: string; hash: string } {
  const { pathname, search, hash } = alone ? new URL(location.hash.slice(1) || '/', location.origin) : location;
  return { path: pathname, search, hash };
}

export const place = $state(read());

function arrive(): void {
  Object.assign(place, read());
}

addEventListener('popstate', arrive);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', linkTo(path));
  else history.pushState(null, '', linkTo(path));
  arrive();
  if (!place.hash) scrollTo(0, 0);
}

export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.origin !== location.origin) return;
  if (alone && link.pathname.startsWith('/api/')) void saved(link.href);
  else if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  else if (!alone) go(link.pathname + link.search + link.hash);
  else if (link.hash.startsWith('#/')) go(link.hash.slice(1));
  else document.getElementById(link.hash.slice(1))?.focus();
  event.preventDefault();
}
