import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import '../../ui/styles/page.css';
import '../../ui/styles/azulejo.css';
import '../../ui/styles/modes.css';
import { render } from 'preact';
import { isLanguage } from '#shared/words/languages.ts';
import { createApi } from '../../lib/api.ts';
import { App } from '../../App.tsx';
import { language, setLocale } from '../../lib/language.ts';
import { volatileMemory, type Platform } from '../../lib/platform.ts';
import { wantHints } from '../../features/hints/index.ts';
import { storeSeatLink } from '../../lib/seatLinks.ts';
import { VisitorModel } from '../../lib/visitor.ts';
import { browserPlatform } from '../../browserPlatform.ts';
import { route, routeOf, token, type Route } from '../../routes.ts';
import { forceTheme } from '../theme.ts';
import { HOSTED, madeUpService, SEAT_LINK } from './madeUp.ts';
import { practiceFor } from './position.ts';
import { PRACTICE, type Practice } from './service.ts';

/**
 * Any screen of the page at any position of a game, without a service; development only. In the address:
 * - the game: `golden` (e.g. `goa/4-2012-shared-win`), or `game`, `seats`, `seed` (0 … 255) and `options` (JSON) of a
 *   game that bots play;
 * - the position: `row` (so many rows of the log), else the first decision of the viewer, after `after` rows and of the
 *   kind `want` (a phase or a question, e.g. `auction`, `founding`; `over` for the end);
 * - the viewer: `you` (a seat; `acting`; empty for a spectator), `me` (`nobody` has no session);
 * - the screen: `screen` (a path of the page), or `mode` (`text`, `history`; there `at` is the row) of the game;
 * - standing orders of the viewer: `orders` (JSON), and the part of their form that is open: `part` (e.g. `plan`, `all`);
 * - a clock: `clock` (`runs`, `low`, `last`, `holiday`, `paused`, `asleep`);
 * - the look: `lang`, `theme` (`light`, `dark`), `hints` (`on`).
 * A log's events under `practice.log` in the session's storage, as JSON, are the game to start from.
 */
async function start(query: URLSearchParams): Promise<void> {
  forceTheme(query.get('theme'));
  const practice = await practiceFor(query);
  const platform = platformFor(practice, query);
  const visitor = new VisitorModel(platform);
  const lang = query.get('lang');
  await setLocale(isLanguage(lang) ? lang : 'en');
  document.documentElement.lang = language.value;
  route.value = routeFor(query, practice.rows.length);
  void visitor.refresh();
  document.addEventListener('click', (event) => followLink(event, query));
  const place = document.getElementById('page');
  if (place !== null) render(<App platform={platform} visitor={visitor} />, place);
  const part = query.get('part');
  if (part !== null) clickWhenThere(['.orders-open button', `.orders-parts [data-part="${part}"]`]);
}

/** Clicks one thing after the other, each as soon as it is there. */
function clickWhenThere([first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  const click = (): boolean => {
    const thing = document.querySelector<HTMLElement>(first);
    thing?.click();
    return thing !== null;
  };
  const observer = new MutationObserver(() => {
    if (!click()) return;
    observer.disconnect();
    clickWhenThere(others);
  });
  if (click()) clickWhenThere(others);
  else observer.observe(document.body, { childList: true, subtree: true });
}

function routeFor(query: URLSearchParams, rows: number): Route {
  const [path = '', fragment] = (query.get('screen') ?? '').split('#');
  token.value = fragment;
  if (path !== '') return routeOf(path);
  const place = { page: 'game', game: PRACTICE } as const;
  const mode = query.get('mode');
  if (mode === 'history') return { ...place, mode, at: Number(query.get('at') ?? rows) };
  return { ...place, mode: mode === 'text' ? mode : 'table' };
}

/** A link of the page leads to its screen here, with everything else as it is. */
function followLink(event: MouseEvent, query: URLSearchParams): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || event.defaultPrevented) return;
  if (link.getAttribute('href')?.startsWith('#') === true) return;
  event.preventDefault();
  const next = new URLSearchParams(query);
  next.set('screen', link.pathname + link.hash);
  location.search = next.toString();
}

function platformFor(practice: Practice, query: URLSearchParams): Platform {
  const device = volatileMemory(); // another position would look like a rewritten past
  wantHints(device, query.get('hints') === 'on');
  storeSeatLink(device, HOSTED, 1, SEAT_LINK);
  return {
    ...browserPlatform(),
    session: volatileMemory(),
    device,
    api: createApi(madeUpService(practice, query.get('me') === 'nobody')),
    live: practice.live,
    reload: () => false,
  };
}

void start(new URLSearchParams(location.search));
