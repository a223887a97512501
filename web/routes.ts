import { signal } from '@preact/signals';
import { GAME_ID } from '#shared/protocol/names.ts';
import { gameIds, type GameId } from '#shared/games/meta.ts';

/** The topics of the help: how to play on this site, and the rules of each game. */
export const TOPICS = ['playing', ...gameIds] as const;
export type Topic = 'playing' | GameId;

/** The topic of a page below `/help`; undefined for none. */
export const topicAt = (name: string): Topic | undefined =>
  name === '' ? 'playing' : TOPICS.find((topic) => topic === name && topic !== 'playing');

/** The address of a help topic. */
export const helpAddress = (topic: Topic): string => (topic === 'playing' ? '/help' : `/help/${topic}`);

/** The help page with a game's rules; those of its edition, if the game has several. */
export function rulesAddress({
  game,
  options,
}: {
  readonly game: string;
  readonly options: unknown;
}): string {
  const edition =
    typeof options === 'object' && options !== null && 'edition' in options ? options.edition : null;
  return edition === null ? `/help/${game}` : `/help/${game}?edition=${String(edition)}`;
}

/** Where one has met a player: in which game (`g`) at which seat, or in which group as which member. */
export interface PlayerPlace {
  readonly met: 'g' | 'groups';
  readonly id: string;
  readonly who: string;
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  | { readonly page: 'join'; readonly game: string; readonly seat: number }
  /** By the link of a mail. */
  | { readonly page: 'arrive' | 'stop' | 'move' }
  | { readonly page: 'profile' }
  | ({ readonly page: 'player' } & PlayerPlace)
  /** Lists of games, and what is stored. */
  | { readonly page: 'named'; readonly name: string }
  /** One group, or, without an id, all of the visitor's. */
  | { readonly page: 'groups'; readonly group: string }
  | { readonly page: 'help'; readonly topic: Topic }
  | { readonly page: 'game'; readonly game: string; readonly mode: 'table' | 'text' }
  /** The game as it stood after row `at`. */
  | { readonly page: 'game'; readonly game: string; readonly mode: 'history'; readonly at: number }
  | { readonly page: 'lost' };

/** Does an id belong to a game of the service, or to one that the page has itself? */
const isGame = (id: string): boolean => GAME_ID.test(id) || /^sample|^replay|^first/.test(id);

/** The page at a path; the fragment plays no part. */
export function routeOf(path: string): Route {
  const [, first = '', game = '', seat = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (first === '') return { page: 'home' };
  if (first === 'new' && game === '') return { page: 'new' };
  if (first === 'm' && game === '') return { page: 'arrive' };
  if (first === 'stop' && game === '') return { page: 'stop' };
  if (first === 'move' && game === '') return { page: 'move' };
  if (first === 'me' && game === '') return { page: 'profile' };
  if (/^(results|statistics|archive|privacy|tables)$/.test(first) && game === '')
    return { page: 'named', name: first };
  if (first === 'groups' && seat === '') return { page: 'groups', group: game };
  if (first === 'help' && seat === '') return helpRoute(topicAt(game));
  const [who = ''] = rest;
  const isSeat = first === 'g' && GAME_ID.test(game) && /^\d$/.test(who);
  if (seat === 'players' && (isSeat || first === 'groups') && rest.length === 1)
    return { page: 'player', met: first, id: game, who };
  if (first === 'g' && isGame(game)) return gameRoute(game, seat, rest);
  if (first === 'join' && GAME_ID.test(game) && /^\d$/.test(seat) && rest.length === 0)
    return { page: 'join', game, seat: Number(seat) };
  return { page: 'lost' };
}

const helpRoute = (topic: Topic | undefined): Route =>
  topic === undefined ? { page: 'lost' } : { page: 'help', topic };

function gameRoute(game: string, mode: string, [at = '', ...rest]: readonly string[]): Route {
  if (mode === '') return { page: 'game', game, mode: 'table' };
  if (mode === 'text' && at === '') return { page: 'game', game, mode: 'text' };
  if (mode === 'at' && /^[1-9]\d{0,6}$/.test(at) && rest.length === 0)
    return { page: 'game', game, mode: 'history', at: Number(at) };
  return { page: 'lost' };
}

/** The page shown; set by `startRouter` and `go`. */
export const route = signal<Route>({ page: 'home' });

/** The token of the link that led here, on the pages of such links only. */
export const token = signal<string | undefined>(undefined);

/** Pages whose links carry a token. */
const TOKENED: readonly Route['page'][] = ['join', 'groups', 'arrive', 'stop', 'move'];

const show = (): void => {
  const next = routeOf(location.pathname);
  token.value = TOKENED.some((page) => page === next.page) ? takeToken() : undefined;
  route.value = next;
};

/** Goes to a page of this site without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  show();
  scrollTo(0, 0);
}

/** Goes to a page in place of this one, which the browser's way back then leaves out. */
export function replaceBy(path: string): void {
  history.replaceState(null, '', path);
  show();
}

/** Writes another address of the page that is shown, without a new entry in the browser's history. */
export function readdress(path: string): void {
  history.replaceState(null, '', path);
  route.value = routeOf(path);
}

/** Follows the address, and takes over plain clicks on links to the site's own pages. */
export function startRouter(): void {
  // Some programs encode the `#` of a link.
  const [path, fragment] = location.pathname.split('%23');
  if (fragment) history.replaceState(null, '', `${path}#${fragment}`);
  show();
  addEventListener('popstate', show);
  addEventListener('hashchange', show); // a seat link opened over another one
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlain(event) || link.target !== '' || link.origin !== location.origin) return;
    if (routeOf(link.pathname).page === 'lost') return; // the server's own addresses, e.g. /next
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The token in the fragment of a link, without what programs and people add to links: a sign, parameters. It is taken out
 * of the address bar at once, so that it is not copied, bookmarked or photographed by accident, and kept with the history
 * entry for a reload.
 */
function takeToken(): string | undefined {
  // Begun only where a run of such signs begins: begun at each, it would take time in the square of their number.
  const [fromAddress] = /(?<![\w.-])[\w.-]*[^\W_]/.exec(location.hash) ?? [];
  if (fromAddress) {
    history.replaceState({ token: fromAddress }, '', location.pathname);
    return fromAddress;
  }
  const kept: unknown = history.state;
  if (typeof kept !== 'object' || kept === null || !('token' in kept)) return undefined;
  return typeof kept.token === 'string' ? kept.token : undefined;
}

const placeOf = (at: Route): string =>
  [at.page, 'game' in at ? at.game : '', 'group' in at ? at.group : '', 'mode' in at ? at.mode : ''].join(
    ' ',
  );

/**
 * Returns a check whether the page shown is still the present one. An answer that comes late leads nobody away who has gone
 * elsewhere meanwhile. Another row of a game's history is the same page.
 */
export function createPageCheck(): () => boolean {
  const from = placeOf(route.peek());
  return () => placeOf(route.peek()) === from;
}

/** Finished games to look through, by the id they have in addresses; the service knows nothing of them. */
export const SAMPLES: Readonly<Record<string, GameId>> = Object.fromEntries(
  gameIds.map((game) => [`sample-${game}`, game]),
);

/** Tables where a first round is guided, by the id they have in addresses. */
export const GUIDED: Readonly<Record<string, GameId>> = Object.fromEntries(
  gameIds.map((game) => [`first-${game}`, game]),
);

/** The id that a game from a file has in addresses. Its table is where the file is chosen. */
export const REPLAY = 'replay';
