/* The service worker: keeps the files of the app, so that it opens without a network. */
const FAMILY = 'tessella-app-';
const KEPT = `${FAMILY}__VERSION__`;
const FILES = ['__FILES__'];
const FRONT = '/';
/* How long a server may take to answer, in milliseconds, before the page comes as it was kept. */
const PATIENCE = 5000;

self.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(KEPT)
            .then((kept) => kept.addAll(FILES))
            .then(() => self.skipWaiting()),
    );
});

/* Other versions go; what else the app keeps stays. */
self.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => names.filter((name) => name.startsWith(FAMILY) && name !== KEPT))
            .then((old) => Promise.all(old.map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

/* Pages come from the network, so that a server that has changed is seen at once; else as kept. */
async function page(request) {
    const kept = await caches.match(FRONT, { cacheName: KEPT });
    try {
        const answer = await (kept ? soon(fetch(request)) : fetch(request));
        return answer.status >= 500 && kept ? kept : answer;
    } catch {
        return kept ?? Response.error();
    }
}

function soon(answer) {
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
    return Promise.race([answer, late]);
}

async function file(request) {
    return (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (FILES.includes(pathname)) event.respondWith(file(request));
});
