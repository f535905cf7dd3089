// Shows notices while no page of the house is open. It keeps nothing and fetches nothing.
self.addEventListener('push', (event) => {
  const { title, body, tag, lang, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: '/icon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  const show = (pages) => pages.find((page) => page.url === address)?.focus() ?? self.clients.openWindow(address);
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(show));
});
