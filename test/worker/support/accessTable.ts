import { ORIGIN } from './client.ts';
import * as scenes from './scenes.ts';
import { INVITED_SEAT, linkTokens, OPEN_SEAT, type Scene } from './scenes.ts';
import { VEHICLE } from '../../support/vehicle.ts';

/** The rights of every kind of caller at every route of the service. */

/** The kinds of caller. The last one watches a table whose host has switched watching off. */
export const VIEWERS = [
  'nobody',
  'stranger',
  'guest',
  'owner',
  'host',
  'revoked',
  'elsewhere',
  'misnamed',
  'unwatched',
] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The code of a refusal, or the status of an accepted request. */
export type Cell = string | number;
type Cells = Readonly<Record<Viewer, Cell>>;

export interface Row {
  readonly cells: Cells;
  /** The table of the request; by default a running one. */
  readonly at?: (watch: boolean) => Promise<Scene>;
  readonly params?: (scene: Scene) => Readonly<Record<string, string>>;
  readonly json?: (scene: Scene) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** An accepted request changes the table for the next caller, so that each caller gets a table of their own. */
  readonly once?: true;
}

const cells = (...all: readonly Cell[]): Cells =>
  Object.fromEntries(VIEWERS.map((viewer, at) => [viewer, all[at]])) as Cells;

/** The same answer for every caller; a write from another origin is refused. */
const all = (cell: Cell): Cells => cells(...VIEWERS.map(() => cell));
const write = (cell: Cell): Cells => ({ ...all(cell), elsewhere: 'ORIGIN_REFUSED' });
/** A write that needs a session; an ended session does not count. */
const signedIn = (cell: Cell): Cells => ({ ...write(cell), nobody: 'NO_SESSION', revoked: 'NO_SESSION' });
const LOOK: Cells = { ...all(200), unwatched: 'WATCHING_OFF' };
const [SEAT, HOST, ORIGIN_] = ['NOT_YOUR_SEAT', 'NOT_HOST', 'ORIGIN_REFUSED'];
const HOSTS = cells(HOST, HOST, HOST, HOST, 200, HOST, ORIGIN_, HOST, HOST);
const [NONE, OFF] = ['NO_SESSION', 'WATCHING_OFF'];
const [SITS, NOTHING] = ['ALREADY_SEATED', () => ({})];

const openSeat = () => ({ seat: `${OPEN_SEAT}` });
const ownersSeat = ({ ownSeat }: Scene) => ({ seat: `${ownSeat}` });
const commit = ({ seq, move }: Scene) => ({ expect: seq, moves: [move] });
const order = ({ seq }: Scene) => ({ expect: seq, order: {} });
const undo = ({ seq }: Scene) => ({ expect: seq + 1, to: seq });
const vote = ({ seq, question }: Scene) => ({ expect: seq, question, answer: 'yes' });

/** A row for every route, by its key. */
// prettier-ignore
export const ROWS: Readonly<Record<string, Row>> = {
  //                                                 nobody stranger guest            owner host revoked elsewhere misnamed unwatched
  'POST /api/games/:id/moves': { json: commit, cells: cells(SEAT, SEAT, 'NOT_YOUR_TURN', 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/undo': { json: undo, at: scenes.moved, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/votes': { json: vote, at: scenes.asked, once: true, cells: cells(SEAT, SEAT, 200, SEAT, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/questions': { json: () => ({ kind: 'end' }), once: true, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/seats/:seat/leave': { json: NOTHING, params: ownersSeat, once: true, cells: cells(SEAT, SEAT, SEAT, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/seats/:seat/return': { json: NOTHING, params: ownersSeat, cells: cells(SEAT, SEAT, SEAT, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/rematch': { json: NOTHING, at: scenes.over, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/messages': { json: () => ({ id: 'message-1', text: 'Hello' }), cells: cells(SEAT, SEAT, 200, 200, 200, SEAT, ORIGIN_, SEAT, SEAT) },
  'GET /api/games/:id/notes': { cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, 200, SEAT, SEAT) },
  'PUT /api/games/:id/notes': { json: () => ({ text: 'Mine', version: 0 }), cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'PUT /api/games/:id/orders': { json: order, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/orders/rest': { json: ({ seq }) => ({ expect: seq }), cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'DELETE /api/games/:id/orders': { cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/start': { json: NOTHING, at: scenes.open, cells: HOSTS },
  'POST /api/games/:id/cancel': { json: NOTHING, at: scenes.open, cells: HOSTS },
  'POST /api/games/:id/seats/:seat/replace': { json: NOTHING, at: scenes.open, params: openSeat, cells: HOSTS },
  'POST /api/games/:id/seats/:seat/claim': {
    json: ({ linkToken }) => ({ token: linkToken, name: 'Newcomer' }), at: scenes.open, params: openSeat, once: true,
    cells: cells(200, 200, SITS, SITS, 200, 200, ORIGIN_, SITS, 200),
  },
  'POST /api/games/:id/seats/:seat/decline': {
    json: ({ invitationToken }) => ({ token: invitationToken }), at: scenes.open, params: () => ({ seat: `${INVITED_SEAT}` }), once: true,
    cells: write(200),
  },
  'GET /api/games/:id/seats/:seat/record': { params: ownersSeat, cells: LOOK },
  'POST /api/games/:id/seats/:seat/block': { json: NOTHING, params: ownersSeat, cells: cells(NONE, SEAT, 200, 'SEAT_NOT_FOUND', 200, NONE, ORIGIN_, SEAT, OFF) },
  'DELETE /api/games/:id/seats/:seat/block': { params: ownersSeat, cells: cells(NONE, SEAT, 200, 'SEAT_NOT_FOUND', 200, NONE, ORIGIN_, SEAT, OFF) },
  'POST /api/games/:id/report': { json: () => ({ seat: 0, text: 'Rude words' }), cells: { ...signedIn(201), unwatched: OFF } },
  'GET /api/games/:id': { cells: LOOK },
  'GET /api/games/:id/log': { cells: LOOK },
  'GET /api/games/:id/export': { cells: LOOK },
  'GET /api/games/:id/messages': { cells: LOOK },
  'GET /api/games/:id/live': {
    headers: { upgrade: 'websocket', origin: ORIGIN },
    cells: { ...all(101), elsewhere: ORIGIN_, unwatched: 'WATCHING_OFF' },
  },
  'POST /api/games': { json: () => ({ game: VEHICLE, seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] }), cells: write(201) },
  'GET /api/me': { cells: all(200) },
  'PATCH /api/me': { json: () => ({ name: 'Another' }), cells: signedIn(200) },
  'DELETE /api/me': { json: () => ({ name: 'Nobody has this name' }), cells: signedIn('NAME_DIFFERS') },
  'GET /api/me/export': { cells: { ...signedIn(200), elsewhere: 200 } },
  'GET /api/me/games': { cells: all(200) },
  'GET /api/me/record': { cells: { ...signedIn(200), elsewhere: 200 } },
  'GET /api/me/results': { cells: { ...signedIn(200), elsewhere: 200 } },
  'GET /api/me/archive': { cells: { ...signedIn(200), elsewhere: 200 } },
  'GET /api/me/blocks': { cells: { ...signedIn(200), elsewhere: 200 } },
  'DELETE /api/me/blocks/:block': { json: NOTHING, cells: signedIn(200) },
  'GET /api/statistics': { query: `?game=${VEHICLE}`, cells: all(200) },
  'GET /api/me/holidays': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/holidays': { json: () => ({ automatic: false }), cells: signedIn(200) },
  'GET /api/me/channels': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/channels/mail': { json: () => ({ on: false }), cells: signedIn(200) },
  'DELETE /api/me/channels/mail': { cells: signedIn(200) },
  'POST /api/me/channels/mail/test': { json: NOTHING, cells: signedIn('ADDRESS_MISSING') },
  'GET /api/me/telling': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/telling': { json: () => ({ quiet: true, digestHour: 18, first: null, othersAfter: 4 }), cells: signedIn(200) },
  'GET /api/me/telling/games/:id': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/telling/games/:id': { json: () => ({ telling: 'urgent' }), cells: signedIn(200) },
  'GET /api/me/sessions': { cells: { ...signedIn(200), elsewhere: 200 } },
  'DELETE /api/me/sessions': { json: NOTHING, once: true, cells: signedIn(200) },
  'DELETE /api/me/sessions/:session': { json: NOTHING, cells: signedIn('SESSION_NOT_FOUND') },
  'POST /api/auth/link': { json: () => ({ email: 'somebody@scenes.example.org' }), cells: write(202) },
  'POST /api/auth/look': { json: () => ({ token: linkTokens.signIn() }), cells: write(200) },
  'POST /api/auth/redeem': { json: () => ({ token: linkTokens.signIn() }), once: true, cells: write(200) },
  'POST /api/auth/logout': { json: NOTHING, once: true, cells: write(200) },
  'POST /api/mail/stop': { json: () => ({ token: linkTokens.stop() }), cells: write(200) },
  'POST /api/invitations/refuse': { json: () => ({ token: linkTokens.refuse(), scope: 'host' }), cells: write(200) },
  'POST /api/mail/move/look': { json: () => ({ token: linkTokens.stop(), language: 'en' }), cells: write('LINK_INVALID') },
  'POST /api/mail/move': { json: () => ({ token: linkTokens.stop(), language: 'en' }), cells: write('LINK_INVALID') },
  'POST /api/mail/events': { json: () => ({ RecordType: 'Bounce' }), cells: write('NOT_FOUND') },
  'GET /api/mail/unsubscribe/:token': { cells: all(302) },
  'POST /api/mail/unsubscribe/:token': { params: () => ({ token: linkTokens.stop() }), cells: all(200) },
  'GET /api/health': { cells: all(200) },
  'GET /api/openapi.json': { cells: all(200) },
  'GET /next': { cells: all(302) },
  'GET /dev/mails': { cells: all(200) },
  'GET /dev/mails/:id{[0-9]+}': { params: () => ({ id: '999999' }), cells: all('NOT_FOUND') },
  'GET /dev/mails/:id{[0-9]+}/source': { params: () => ({ id: '999999' }), cells: all('NOT_FOUND') },
  'GET /assets/*': { cells: all('NOT_FOUND') },
  'GET /:place{(?!(?:api|dev|next)(?:/|$)).+}': { cells: all(404) },
};
