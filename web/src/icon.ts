// The tab's icon: an awning, and a lamp when it is my turn.
export function setIcon(myTurn: boolean): void {
  const lamp = myTurn ? '<circle cx="25" cy="25" r="7" fill="#e8a020" stroke="#fff" stroke-width="1.5"/>' : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#97301b"/>` +
    `<path d="M5 13 8 6h16l3 7a2.75 3 0 0 1-5.5 0a2.75 3 0 0 1-5.5 0a2.75 3 0 0 1-5.5 0a2.75 3 0 0 1-5.5 0" fill="#fbf3e0"/>` +
    `<path d="M8 17v9M24 17v9M6 21h20" stroke="#fbf3e0" stroke-width="2.5"/>${lamp}</svg>`;
  let link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'icon';
    document.head.append(link);
  }
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
