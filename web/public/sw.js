/**
 * The page without a network: its shell and what of it has been used; and notifications, which need no open page. A plain
 * script, for a service worker keeps its address for ever. It answers for the page's own files only, and keeps none of the
 * service's answers (see lib/offline.ts). If the storage is full, what the server has sent is shown without being cached.
 */
const SHELL = 'carrack-shell';
const PARTS = 'carrack-parts';
/** Parts kept: those of two builds; the oldest go first. */
const MOST_PARTS = 400;
/** Milliseconds to wait for the server if the page is cached. */
const PATIENCE = 4_000;
/** Addresses the Worker answers, which are no places of the page. */
const SERVED = /^\/(api|dev)(\/|$)/;
/** The Worker leads from here to the most urgent game. */
const NEXT = /^\/next\/?$/;

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

addEventListener('push', (event) => event.waitUntil(notify(event.data)));

addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(show(event.notification?.data?.path));
});

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVED.test(pathname)) return;
  if (NEXT.test(pathname)) event.respondWith(fetch(request).catch(home));
  else if (request.mode === 'navigate') event.respondWith(shell(event));
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

/** Without a network the first page tells what can be read here. */
const home = () => Response.redirect(`${location.origin}/`);

async function newestPage(request) {
  const response = await fetch(request);
  if (isPage(response)) await keepPage(response.clone()).catch(() => undefined);
  return response;
}

/** What the document of one game's address preloads is not for the others. */
async function keepPage(response) {
  const headers = new Headers(response.headers);
  headers.delete('link');
  await (await caches.open(SHELL)).put('/', new Response(response.body, { headers }));
}

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
  if (response.ok && !isPage(response))
    await keepPart(cache, request, response.clone()).catch(() => undefined);
  return response;
}

async function keepPart(cache, request, response) {
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PARTS))) await cache.delete(old);
}

/** What has no hash in its name: from the server, else as it was. */
async function fresh(request) {
  const cache = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** There is at most one notification. A newer one takes its place, and the page closes it by this tag. */
const TAG = 'carrack';

/** Shows what a push message says (`PushPayload` of shared/protocol/channels.ts). */
async function notify(data) {
  const { title, body, path, waiting, language } = payloadOf(data);
  const options = {
    body,
    tag: TAG,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: language,
    data: { path },
  };
  await Promise.all([registration.showNotification(title, options), badge(waiting)]);
}

/** A browser takes the permission away if a message shows nothing. So one that cannot be read shows where it came from. */
function payloadOf(data) {
  const said = readJson(data) ?? {};
  const text = (value, otherwise) => (typeof value === 'string' ? value : otherwise);
  return {
    title: text(said.title, '') || 'Carrack',
    body: text(said.body, ''),
    path: text(said.path, '/'),
    waiting: said.waiting,
    language: text(said.language, ''),
  };
}

function readJson(data) {
  try {
    return data.json();
  } catch {
    return undefined;
  }
}

/**
 * The number on the app's icon. A message counts only its own games, so one about none, e.g. a test, changes nothing. Not
 * every browser has a badge, and none matters more than the notification.
 */
async function badge(waiting) {
  if (!Number.isInteger(waiting) || waiting < 1) return;
  await navigator.setAppBadge?.(waiting).catch(() => undefined);
}

/** Shows this address of the service: in a page that is open, else in a new one. */
async function show(path) {
  const url = ownAddress(path);
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url === url) ?? pages[0]; // the one used last comes first
  if (page === undefined) return clients.openWindow(url);
  await page.focus().catch(() => undefined);
  if (page.url !== url) await page.navigate(url).catch(() => clients.openWindow(url));
}

/** The address of a path on this service. Anything else leads to its first page. */
function ownAddress(path) {
  const home = `${location.origin}/`;
  try {
    const url = new URL(typeof path === 'string' ? path : '/', home);
    return url.origin === location.origin ? url.href : home;
  } catch {
    return home;
  }
}

/** Where the page keeps which channel of the service this device is (`web/features/telling/pushDevice.ts`). */
const DEVICE = 'carrack-device';
const KEPT = '/kept/push';

/**
 * The browser has replaced the subscription. The new one is stored if the player who has switched this device on is still
 * signed in. Otherwise it would show one player's notices to another. A device that its player has switched off stays off.
 * @param {PushSubscriptionChangeEvent} event
 */
async function subscribeAnew({ newSubscription }) {
  const cache = await caches.open(DEVICE);
  const kept = await (await cache.match(KEPT))?.json();
  const channels = await ask('GET', '');
  const own = channels?.channels.find(({ id }) => id === kept?.channel);
  if (own === undefined || own.off === 'player') return;
  const made = newSubscription ?? (await registration.pushManager.subscribe(wishOf(channels.push.key)));
  const { endpoint, keys } = made.toJSON();
  const stored = await ask('PUT', '/push', { endpoint, keys });
  if (stored === undefined) return; // the page tries again
  await cache.put(
    KEPT,
    new Response(JSON.stringify({ ...kept, channel: stored.channel.id, at: Date.now() })),
  );
  if (stored.channel.id !== kept.channel) await ask('DELETE', `/by-id/${kept.channel}`, {});
}

const wishOf = (applicationServerKey) => ({ userVisibleOnly: true, applicationServerKey });

/** The service's answer about channels; undefined if it refuses or cannot be reached. */
async function ask(method, path, body) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const request = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  try {
    const response = await fetch(`/api/me/channels${path}`, request);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
