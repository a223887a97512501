/**
 * The page without a network: its shell and what of it has been used. A plain script, for a service worker keeps
 * its address for ever. It answers for the page's own files only; what the service says it never sees (see kept.ts).
 */
const SHELL = 'carrack-shell';
const PARTS = 'carrack-parts';
/** Parts kept: those of two builds; the oldest go first. */
const MOST_PARTS = 400;
/** Milliseconds to wait for the server if the page is cached. */
const PATIENCE = 4_000;
/** Addresses the Worker answers, which are no places of the page. */
const SERVED = /^\/(api|dev|next)(\/|$)/;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/**
 * A page tells which parts it has fetched: some of them before there was anybody to keep them. A page that was on its way
 * while this worker took over was not there to be claimed, so it is claimed now.
 */
addEventListener('message', ({ data }) => {
  void clients.claim();
  if (Array.isArray(data)) for (const path of data) void part(new Request(path)).catch(() => undefined);
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVED.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(shell(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(request));
  else if (/\.(svg|png|webmanifest)$/.test(pathname)) event.respondWith(fresh(request));
});

async function install() {
  const cache = await caches.open(SHELL);
  await cache.addAll(['/', '/icon.svg', '/manifest.webmanifest']);
  await skipWaiting();
}

/**
 * The page is one document at every address: the server's newest, where that is to be had in reasonable time, else the
 * one kept. What comes too late is kept for the next time.
 */
async function shell(event) {
  const newest = newestPage(event.request);
  event.waitUntil(newest.catch(() => undefined));
  const kept = await (await caches.open(SHELL)).match('/');
  if (kept === undefined) return newest;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([newest.catch(() => kept), late]);
}

async function newestPage(request) {
  const response = await fetch(request);
  if (isPage(response)) await keepPage(response.clone()).catch(() => undefined); // storage is full: the newest page is shown without being cached
  return response;
}

const keepPage = async (response) => (await caches.open(SHELL)).put('/', response);

const isPage = (response) =>
  response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');

/** Parts carry a hash of what they are in their names: the one kept is the one meant. */
async function part(request) {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  let response = await fetch(request);
  // An earlier release answered the address of a missing part with the page. Browsers still keep that answer for a year.
  // So a part that was asked for during a deploy is fetched again past the browser's cache.
  if (isPage(response)) response = await fetch(request, { cache: 'reload' });
  if (response.ok && !isPage(response)) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PARTS))) await cache.delete(old);
  }
  return response;
}

/** What has no hash in its name: from the server, else as it was. */
async function fresh(request) {
  const cache = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}
