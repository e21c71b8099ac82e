// Receives messages while no page is open, and leads to the table they speak of.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, link, tag } = event.data?.json() ?? {};
  if (title) event.waitUntil(self.registration.showNotification(title, { tag, data: link, icon: "static/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
