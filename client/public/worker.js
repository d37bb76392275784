/** Shows notices for the pages, which phones let no page do by itself, and leads back to the page. It keeps nothing: all files come from the server. */
self.addEventListener('message', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));

/** The page that asks for a notice is told whether there is one. */
async function show({ data: { title, options, path }, source, ports: [answer] }) {
    const shown = self.registration.showNotification(title, { ...options, data: { page: source.id, path } });
    answer.postMessage(
        await shown.then(
            () => true,
            () => false,
        ),
    );
}

/** Back to the page that asked, or to a new one of the same address if it has been closed. */
async function follow(notice) {
    notice.close();
    const page = await self.clients.get(notice.data.page);
    const again = () => self.clients.openWindow(notice.data.path);
    await (page ? page.focus().catch(again) : again());
}
