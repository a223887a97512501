/**
 * Lets a service worker keep the page for reading without a network. Called when the page is there: the worker has not
 * seen what was fetched before it took over, nor what was on its way then, so it is told of all that comes. The first page is
 * fetched too: it lists the kept games, and somebody who came by a link has not opened it.
 */
export async function keepPage(fetchHome: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return; // not over plain http, nor where the browser forbids it
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  const tell = (fetched: PerformanceObserverEntryList): void => {
    const parts = fetched
      .getEntries()
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    if (parts.length > 0) active?.postMessage(parts);
  };
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });
  await fetchHome();
}
