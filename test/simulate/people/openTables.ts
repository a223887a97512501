import type { JoinedTable, MyJoinRequests, OpenTables } from '#shared/protocol/http.ts';
import { onceIn } from '../world/chance.ts';
import { onceReachable, UNLESS_REACHABLE } from './channels.ts';
import { hexOf, isKnown, type Act, type Scene } from './scene.ts';
import { isFree } from './seating.ts';

/** Acts around tables that are open to everybody, around a player for whom others wait, and the page of a player. */

const isOpen = ({ view }: Scene): boolean => view?.status === 'open';

const listTable: Act = {
  name: 'list table',
  often: (scene) => (isOpen(scene) && scene.view?.host === true ? 6 : 0),
  may: `${UNLESS_REACHABLE} LISTINGS_EXHAUSTED`,
  do: (scene) => {
    const terms = onceIn(scene.stream, 3) ? {} : { accepts: 'each' };
    return onceReachable(scene, () => scene.post(`${scene.path}/listing`, terms));
  },
};

const unlistTable: Act = {
  name: 'unlist table',
  often: (scene) => (isOpen(scene) && scene.view?.host === true && scene.view.listing != null ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) => scene.ask('DELETE', `${scene.path}/listing`),
};

const joinTable: Act = {
  name: 'join open table',
  often: (scene) => (isKnown(scene) && isFree(scene) ? 25 : 0),
  may: `${UNLESS_REACHABLE} NOT_LISTED JOIN_REFUSED REMOVED SEAT_TAKEN ALREADY_SEATED BLOCKED GAME_NOT_OPEN REQUESTS_EXHAUSTED`,
  do: async (scene) => {
    const { body } = await scene.ask<OpenTables>('GET', '/api/tables');
    const [table] = scene.stream.shuffle(body?.tables ?? []);
    if (table === undefined) return;
    const json = { name: scene.person.name, entropy: hexOf(scene) };
    await onceReachable(scene, () => scene.post<JoinedTable>(`/api/games/${table.id}/join`, json));
  },
};

const agree: Act = {
  name: 'agree to bots',
  often: (scene) => (isOpen(scene) && scene.seat !== undefined && scene.view?.listing != null ? 3 : 0),
  may: 'NOT_LISTED CHANGES_EXHAUSTED',
  do: (scene) => scene.put(`${scene.path}/agreement`, { bots: !onceIn(scene.stream, 3) }),
};

const remind: Act = {
  name: 'remind',
  often: ({ isRunning, seat }) => (isRunning && seat !== undefined ? 1 : 0),
  may: 'REMIND_NOT_NOW SEAT_NOT_FOUND',
  do: async (scene) => {
    const { world, view, path, stream } = scene;
    const answer = await scene.post(`${path}/seats/${stream.int(view?.seats.length ?? 1)}/remind`);
    if (![404, 409].includes(answer.status)) world.outbox.reminded.set(view?.id ?? '', world.now);
  },
};

const withdraw: Act = {
  name: 'ask no more',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'ALREADY_SEATED GAME_NOT_FOUND',
  do: async (scene) => {
    const { body } = await scene.ask<MyJoinRequests>('GET', '/api/me/join-requests');
    const [game] = body?.games ?? [];
    if (game !== undefined && onceIn(scene.stream, 3)) await scene.ask('DELETE', `/api/games/${game}/join`);
  },
};

/** The listing may have ended since; or somebody is blocked, whom nothing tells any more, or who has withdrawn. */
const answerRequest: Act = {
  name: 'answer request',
  often: ({ view }) => ((view?.joinRequests ?? []).length > 0 ? 20 : 0),
  may: 'NOT_LISTED NOT_ASKING SEAT_TAKEN GAME_NOT_OPEN',
  do: ({ stream, path, view, post }) => {
    const { id } = stream.pick(view?.joinRequests ?? []);
    return post(`${path}/join-requests/${id}`, { accept: !onceIn(stream, 3) });
  },
};

const playerPage: Act = {
  name: 'player page',
  often: ({ view, browser }) => (view === undefined || browser.playerId === undefined ? 0 : 2),
  may: 'SEAT_NOT_FOUND PAGE_HIDDEN WATCHING_OFF GAME_NOT_OVER',
  do: ({ stream, path, view, ask }) =>
    ask('GET', `${path}/seats/${stream.int(view?.seats.length ?? 1)}/player`),
};

const hidePage: Act = {
  name: 'hide page',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) => scene.ask('PATCH', '/api/me', { pageHidden: onceIn(scene.stream, 2) }),
};

export const OPEN_TABLES: readonly Act[] = [
  listTable,
  unlistTable,
  joinTable,
  agree,
  remind,
  withdraw,
  answerRequest,
  playerPage,
  hidePage,
];
