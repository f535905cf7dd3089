// Addresses: of our own pages, and what is to be had at one.
import { alone, host } from './host';

/** The address of one of our pages, for a link. */
export const linkTo = (path: string): string => (alone ? `#${path}` : path);

/** The same as somebody else would type it. */
export const whole = (path: string): string => new URL(linkTo(path), location.href).href;

/** An address that only this machine understands: of no use to a friend. */
export function isLocal(link: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);
}

/** Save what a host in this browser answers, as a browser saves what is behind a link. */
export async function saved(address: string): Promise<void> {
  const answer = await host.fetch(new Request(address));
  if (answer.ok) save(await answer.blob(), `comptoir-${new URL(address).pathname.split('/')[3]}.jsonl`);
}

export function save(content: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(content), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
