import { afterEach, expect, test, vi } from 'vitest';
import { focusNewPages, pageTitle, followHeading } from '../../web/lib/browserPage.ts';
import { Compass } from '../../web/ui/art/Carrack.tsx';
import { OnwardLinks } from '../../web/ui/notices.tsx';
import { LostPage } from '../../web/features/shell/LostPage.tsx';
import { route, routeOf } from '../../web/routes.ts';
import { tagsIn } from './support/drawn.ts';

/** What a browser calls the page, and where its keyboard is after a new one has come. */

afterEach(() => void vi.unstubAllGlobals());

/** A document whose page has a heading, which changes as the page comes. */
function openDocument() {
  let heading: string | undefined;
  let heard: () => void = () => undefined;
  let focused = 0;
  const main = {
    querySelector: () => (heading === undefined ? null : { textContent: heading }),
    focus: () => void (focused += 1),
  };
  const document = { title: 'Over – Goa', getElementById: () => main };
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(listener: () => void) {
        heard = listener;
      }
      observe(): void {
        // changes come when the test says so
      }
      disconnect(): void {
        heard = () => undefined;
      }
    },
  );
  const show = (text: string): string => {
    heading = text;
    heard();
    return document.title;
  };
  return { document, show, focused: () => focused };
}

test('a page is called by its heading, however late that comes, and never as the page before', () => {
  const { document, show } = openDocument();
  const stop = followHeading(0);
  expect(document.title).toBe('Carrack');
  expect(show('New game')).toBe('New game – Carrack');
  stop();
  expect(show('Another page')).toBe('New game – Carrack');
});

test('the games that wait are counted before the name of every page', () => {
  expect([pageTitle('', 2), pageTitle('New game', 2)]).toEqual(['(2) Carrack', '(2) New game – Carrack']);
});

test('an address without a page is called by its heading too, so that the games that wait stay counted', () => {
  const { document } = openDocument();
  const heading = tagsIn(LostPage(), new Set([Compass, OnwardLinks])).find(({ tag }) => tag === 'h1');
  expect(heading?.text).toBe('Nothing here');
  expect(document.title).toBe('Over – Goa'); // the page’s foot names it
});

test('the keyboard goes to every new page, and stays where it is while a game’s history is leafed through', () => {
  const { focused } = openDocument();
  route.value = routeOf('/');
  const stop = focusNewPages();
  expect(focused()).toBe(0);
  route.value = routeOf('/new');
  route.value = routeOf('/g/a222222222222222');
  route.value = routeOf('/g/b222222222222222');
  route.value = routeOf('/g/b222222222222222/at/3');
  expect(focused()).toBe(4);
  route.value = routeOf('/g/b222222222222222/at/4');
  expect(focused()).toBe(4);
  route.value = routeOf('/help');
  expect(focused()).toBe(5);
  stop();
});
