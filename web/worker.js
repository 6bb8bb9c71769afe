/* The service worker: keeps the files of the app, so that it opens without a network. */
const KEPT = 'tessella-__VERSION__';
const FILES = ['__FILES__'];
const FRONT = '/';

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(KEPT)
            .then((kept) => kept.addAll(FILES))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => names.filter((name) => name.startsWith('tessella-') && name !== KEPT))
            .then((old) => Promise.all(old.map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

/* Pages come from the network, so that a server that has changed is seen at once; else as kept. */
async function page(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match(FRONT)) ?? Response.error();
    }
}

async function file(request) {
    return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (FILES.includes(pathname)) event.respondWith(file(request));
});
