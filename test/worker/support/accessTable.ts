import { ORIGIN } from './client.ts';
import * as scenes from './scenes.ts';
import { INVITED_SEAT, linkTokens, OPEN_SEAT, type Scene } from './scenes.ts';
import { VEHICLE } from '../../support/vehicle.ts';

/** The rights of every kind of caller at every route of the service. */

/** Callers with a cookie or none. The last one watches a table whose host has switched watching off. */
const PEOPLE = [
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
/** Scripts: with the owner's token that reads, with the owner's that plays, with a stranger's that plays, with one that was removed. */
const SCRIPTS = ['reads', 'plays', 'strange', 'removed'] as const;
type Script = (typeof SCRIPTS)[number];

/** The kinds of caller. */
export const VIEWERS = [...PEOPLE, ...SCRIPTS] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The code of a refusal, or the status of an accepted request. */
export type Cell = string | number;
type Cells = Readonly<Record<(typeof PEOPLE)[number], Cell>>;

interface PeopleRow {
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

export interface Row extends PeopleRow {
  readonly cells: Readonly<Record<Viewer, Cell>>;
}

const cells = (...all: readonly Cell[]): Cells =>
  Object.fromEntries(PEOPLE.map((viewer, at) => [viewer, all[at]])) as Cells;

/** The same answer for every caller; a write from another origin is refused. */
const all = (cell: Cell): Cells => cells(...PEOPLE.map(() => cell));
const write = (cell: Cell): Cells => ({ ...all(cell), elsewhere: 'ORIGIN_REFUSED' });
/** A write that needs a session; an ended session does not count. */
const signedIn = (cell: Cell): Cells => ({ ...write(cell), nobody: 'NO_SESSION', revoked: 'NO_SESSION' });
const LOOK: Cells = { ...all(200), unwatched: 'WATCHING_OFF' };
const [SEAT, HOST, ORIGIN_] = ['NOT_YOUR_SEAT', 'NOT_HOST', 'ORIGIN_REFUSED'];
const HOSTS = cells(HOST, HOST, HOST, HOST, 200, HOST, ORIGIN_, HOST, HOST);
const [NONE, OFF, GONE] = ['NO_SESSION', 'WATCHING_OFF', 'NOT_FOUND'];
const [SITS, NOTHING] = ['ALREADY_SEATED', () => ({})];

/** What no authenticator made. */
const madeUpPush = { endpoint: 'https://push.example.net/1', keys: { p256dh: 'AA', auth: 'AA' } };
const madeUpWebhook = { url: 'https://hooks.example.com/1', shape: 'json', name: 'Mine' };
const madeUpPasskey = {
  id: 'AAAA',
  authenticatorData: 'AAAA',
  clientData: 'AAAA',
  publicKey: 'AAAA',
  algorithm: -7,
};
const madeUpAssertion = { id: 'AAAA', authenticatorData: 'AAAA', clientData: 'AAAA', signature: 'AAAA' };

const openSeat = () => ({ seat: `${OPEN_SEAT}` });
const ownersSeat = ({ ownSeat }: Scene) => ({ seat: `${ownSeat}` });
const inGroup = ({ group, member }: Scene) => ({ group, member });
const byGroupLink = ({ groupToken }: Scene) => ({ token: groupToken });
const commit = ({ seq, move }: Scene) => ({ expect: seq, moves: [move] });
const order = ({ seq }: Scene) => ({ expect: seq, order: {} });
const undo = ({ seq }: Scene) => ({ expect: seq + 1, to: seq });
const vote = ({ seq, question }: Scene) => ({ expect: seq, question, answer: 'yes' });

/** For every route, by its key: what people get. */
// prettier-ignore
const PEOPLE_ROWS: Readonly<Record<string, PeopleRow>> = {
  //                                                 nobody stranger guest            owner host revoked elsewhere misnamed unwatched
  'POST /api/games/:id/moves': { json: commit, cells: cells(SEAT, SEAT, 'NOT_YOUR_TURN', 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/undo': { json: undo, at: scenes.moved, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/votes': { json: vote, at: scenes.asked, once: true, cells: cells(SEAT, SEAT, 200, SEAT, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/questions': { json: () => ({ kind: 'end' }), once: true, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/seats/:seat/leave': { json: NOTHING, params: ownersSeat, once: true, cells: cells(SEAT, SEAT, SEAT, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/seats/:seat/return': { json: NOTHING, params: ownersSeat, cells: cells(SEAT, SEAT, SEAT, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/seats/:seat/remind': { json: NOTHING, params: ownersSeat, cells: cells(SEAT, SEAT, 'REMIND_NOT_NOW', 'REMIND_NOT_NOW', SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/rematch': { json: NOTHING, at: scenes.over, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/messages': { json: () => ({ id: 'message-1', text: 'Hello' }), cells: cells(SEAT, SEAT, 200, 200, 200, SEAT, ORIGIN_, SEAT, SEAT) },
  'GET /api/games/:id/notes': { cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, 200, SEAT, SEAT) },
  'PUT /api/games/:id/notes': { json: () => ({ text: 'Mine', version: 0 }), cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'PUT /api/games/:id/orders': { json: order, cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/orders/rest': { json: ({ seq }) => ({ expect: seq }), cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'DELETE /api/games/:id/orders': { cells: cells(SEAT, SEAT, 200, 200, SEAT, SEAT, ORIGIN_, SEAT, SEAT) },
  'POST /api/games/:id/start': { json: NOTHING, at: scenes.open, cells: HOSTS },
  'PUT /api/games/:id/title': { json: () => ({ title: 'Sunday' }), cells: HOSTS },
  'POST /api/games/:id/cancel': { json: NOTHING, at: scenes.open, cells: HOSTS },
  // Nobody here can be told of anything: that comes after the host's right, and before the table's own.
  'POST /api/games/:id/listing': { json: NOTHING, at: scenes.open, cells: cells(NONE, HOST, HOST, HOST, 'UNREACHABLE', NONE, ORIGIN_, HOST, HOST) },
  'DELETE /api/games/:id/listing': { at: scenes.open, cells: HOSTS },
  'POST /api/games/:id/join': { json: () => ({ name: 'Newcomer' }), at: scenes.open, cells: signedIn('UNREACHABLE') },
  'DELETE /api/games/:id/join': { at: scenes.open, cells: { ...signedIn(200), guest: SITS, owner: SITS, misnamed: SITS } },
  'POST /api/games/:id/join-requests/:request': { json: () => ({ accept: true }), at: scenes.open, params: () => ({ request: 'any' }), cells: { ...HOSTS, host: 'NOT_LISTED' } },
  'PUT /api/games/:id/agreement': {
    json: () => ({ bots: true }), at: scenes.open,
    cells: cells(SEAT, SEAT, 'NOT_LISTED', 'NOT_LISTED', SEAT, SEAT, ORIGIN_, SEAT, SEAT),
  },
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
  'GET /api/games/:id/seats/:seat/player': {
    params: ownersSeat,
    cells: cells(NONE, 'SEAT_NOT_FOUND', 200, 200, 200, NONE, 200, 200, OFF),
  },
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
  'GET /api/me/companions': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/companions': { json: () => ({ invitations: true }), cells: signedIn(200) },
  // Nobody here has finished a game.
  'PUT /api/me/companions/one': { json: ({ id }) => ({ gameId: id, seat: 0, on: false }), cells: signedIn('SEAT_NOT_FOUND') },
  'GET /api/tables': { cells: all(200) },
  // The host's group, of which the owner is a member.
  'GET /api/groups': { cells: { ...signedIn(200), elsewhere: 200 } },
  'POST /api/groups': { json: () => ({ name: 'Friday' }), at: scenes.grouped, once: true, cells: signedIn(201) },
  'GET /api/groups/:group': { at: scenes.grouped, params: inGroup, cells: cells(GONE, GONE, GONE, 200, 200, GONE, 200, 200, GONE) },
  'PATCH /api/groups/:group': {
    json: () => ({ name: 'Sunday' }), at: scenes.grouped, params: inGroup, once: true,
    cells: cells(GONE, GONE, GONE, 'NOT_OWNER', 200, GONE, ORIGIN_, 'NOT_OWNER', GONE),
  },
  'DELETE /api/groups/:group': {
    json: NOTHING, at: scenes.grouped, params: inGroup, once: true,
    cells: cells(GONE, GONE, GONE, 'NOT_OWNER', 200, GONE, ORIGIN_, 'NOT_OWNER', GONE),
  },
  // The owner of the seat leaves, the host removes them.
  'DELETE /api/groups/:group/members/:member': {
    json: NOTHING, at: scenes.grouped, params: inGroup, once: true,
    cells: cells(GONE, GONE, GONE, 200, 200, GONE, ORIGIN_, 200, GONE),
  },
  // It is the host's, and the owner of the seat is no owner of the group.
  'DELETE /api/groups/:group/games/:id': {
    json: NOTHING, at: scenes.grouped, params: inGroup, once: true,
    cells: cells(GONE, GONE, GONE, GONE, GONE, GONE, ORIGIN_, GONE, GONE),
  },
  'GET /api/groups/:group/members/:member/player': { at: scenes.grouped, params: inGroup, cells: cells(GONE, GONE, GONE, 200, 200, GONE, 200, 200, GONE) },
  'PUT /api/groups/:group/webhook': {
    json: () => ({ url: 'https://hooks.example.com/1', shape: 'json' }), at: scenes.grouped, params: inGroup, once: true,
    cells: cells(GONE, GONE, GONE, 'NOT_OWNER', 200, GONE, ORIGIN_, 'NOT_OWNER', GONE),
  },
  // There is none yet.
  'POST /api/groups/:group/webhook/test': {
    json: NOTHING, at: scenes.grouped, params: inGroup,
    cells: cells(GONE, GONE, GONE, 'NOT_OWNER', GONE, GONE, ORIGIN_, 'NOT_OWNER', GONE),
  },
  'DELETE /api/groups/:group/webhook': {
    json: NOTHING, at: scenes.grouped, params: inGroup, once: true,
    cells: cells(GONE, GONE, GONE, 'NOT_OWNER', 200, GONE, ORIGIN_, 'NOT_OWNER', GONE),
  },
  'POST /api/groups/:group/report': {
    json: (scene) => ({ member: scene.member, text: 'Rude words' }), at: scenes.grouped, params: inGroup,
    cells: cells(GONE, GONE, GONE, 201, 201, GONE, ORIGIN_, 201, GONE),
  },
  'POST /api/groups/:group/look': { json: byGroupLink, at: scenes.grouped, params: inGroup, cells: write(200) },
  'POST /api/groups/:group/join': {
    json: (scene) => ({ ...byGroupLink(scene), name: 'Newcomer' }), at: scenes.grouped, params: inGroup, once: true,
    cells: write(200),
  },
  'GET /api/me/join-requests': { cells: { ...signedIn(200), elsewhere: 200 } },
  'GET /api/statistics': { query: `?game=${VEHICLE}`, cells: all(200) },
  'GET /api/me/holidays': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/holidays': { json: () => ({ automatic: false }), cells: signedIn(200) },
  'GET /api/me/channels': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/channels/mail': { json: () => ({ on: false }), cells: signedIn(200) },
  'DELETE /api/me/channels/mail': { cells: signedIn(200) },
  'POST /api/me/channels/mail/test': { json: NOTHING, cells: signedIn('ADDRESS_MISSING') },
  'GET /api/me/telling': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/telling': { json: () => ({ quiet: true, digestHour: 18 }), cells: signedIn(200) },
  'GET /api/me/telling/games/:id': { cells: { ...signedIn(200), elsewhere: 200 } },
  'PUT /api/me/telling/games/:id': { json: () => ({ telling: 'urgent' }), cells: signedIn(200) },
  'GET /api/me/feed': { cells: { ...signedIn(200), elsewhere: 200 } },
  'POST /api/me/feed': { json: NOTHING, cells: signedIn(200) },
  'DELETE /api/me/feed': { cells: signedIn(200) },
  'GET /api/me/calendar/:token{[a-z0-9.]+\\.ics}': { params: () => ({ token: 'made.up.ics' }), cells: all('NOT_FOUND') },
  'GET /api/me/sessions': { cells: { ...signedIn(200), elsewhere: 200 } },
  'DELETE /api/me/sessions': { json: NOTHING, once: true, cells: signedIn(200) },
  'DELETE /api/me/sessions/:session': { json: NOTHING, cells: signedIn('SESSION_NOT_FOUND') },
  'POST /api/auth/link': { json: () => ({ email: 'somebody@scenes.example.org' }), cells: write(202) },
  'POST /api/auth/look': { json: () => ({ token: linkTokens.signIn() }), cells: write(200) },
  'POST /api/auth/redeem': { json: () => ({ token: linkTokens.signIn() }), once: true, cells: write(200) },
  'GET /api/me/tokens': { cells: { ...signedIn(200), elsewhere: 200 } },
  'POST /api/me/tokens': { json: () => ({ name: 'Script', scope: 'play' }), cells: signedIn(201) },
  'DELETE /api/me/tokens/:token': { json: NOTHING, cells: signedIn('TOKEN_NOT_FOUND') },
  'PUT /api/me/channels/push': { json: () => madeUpPush, cells: signedIn(200) },
  'POST /api/me/channels/webhooks': { json: () => madeUpWebhook, cells: signedIn(201) },
  'PUT /api/me/channels/by-id/:channel': { json: () => ({ on: false }), cells: signedIn('CHANNEL_NOT_FOUND') },
  'DELETE /api/me/channels/by-id/:channel': { cells: signedIn('CHANNEL_NOT_FOUND') },
  'POST /api/me/channels/by-id/:channel/test': { json: NOTHING, cells: signedIn('CHANNEL_NOT_FOUND') },
  'GET /api/me/recovery': { cells: { ...signedIn(200), elsewhere: 200 } },
  'POST /api/me/recovery': { json: NOTHING, cells: signedIn(201) },
  'DELETE /api/me/recovery': { cells: signedIn(200) },
  'POST /api/auth/recover': { json: () => ({ code: 'x'.repeat(28), key: 'ab'.repeat(32) }), cells: write('RECOVERY_CODE_WRONG') },
  'GET /api/me/passkeys': { cells: { ...signedIn(200), elsewhere: 200 } },
  'POST /api/auth/passkey/new': { json: NOTHING, cells: signedIn(200) },
  'POST /api/me/passkeys': { json: () => madeUpPasskey, cells: signedIn('PASSKEY_REFUSED') },
  'DELETE /api/me/passkeys/:passkey': { cells: signedIn('PASSKEY_NOT_FOUND') },
  'POST /api/auth/passkey/challenge': { json: NOTHING, cells: write(200) },
  'POST /api/auth/passkey': { json: () => madeUpAssertion, cells: write('PASSKEY_REFUSED') },
  'POST /api/auth/cookies': { json: NOTHING, cells: write(200) },
  'POST /api/auth/logout': { json: NOTHING, once: true, cells: write(200) },
  'POST /api/mail/stop': { json: () => ({ token: linkTokens.stop() }), cells: write(200) },
  'POST /api/invitations/refuse': { json: () => ({ token: linkTokens.refuse(), scope: 'host' }), cells: write(200) },
  'POST /api/mail/move/look': { json: () => ({ token: linkTokens.stop(), language: 'en' }), cells: write('LINK_INVALID') },
  'POST /api/mail/move': { json: () => ({ token: linkTokens.stop(), language: 'en' }), cells: write('LINK_INVALID') },
  'POST /api/mail/events': { json: () => ({ RecordType: 'Bounce' }), cells: write('NOT_FOUND') },
  'GET /api/mail/unsubscribe/:token': { cells: all(302) },
  'POST /api/mail/unsubscribe/:token': { params: () => ({ token: linkTokens.stop() }), cells: all(200) },
  'GET /api/health': { cells: all(200) },
  'GET /api/pictures/:token{[0-9a-f]+\\.png}': { params: () => ({ token: 'ab.png' }), cells: all('NOT_FOUND') },
  'GET /api/operator': { cells: all('NOT_FOUND') },
  'GET /api/operator/status': { cells: all('NOT_FOUND') },
  'POST /api/operator/listings/:id/end': { json: () => ({ reason: 'Rude words' }), cells: all('NOT_FOUND') },
  'GET /api/operator/reports': { cells: all('NOT_FOUND') },
  'POST /api/operator/reports/:report/name': { params: () => ({ report: 'ab' }), json: () => ({ name: 'Group' }), cells: all('NOT_FOUND') },
  'DELETE /api/operator/reports/:report': { params: () => ({ report: 'ab' }), cells: all('NOT_FOUND') },
  'GET /api/operator/metrics': { cells: all('NOT_FOUND') },
  'GET /api/openapi.json': { cells: all(200) },
  'GET /next': { cells: all(302) },
  'GET /dev/mails': { cells: all(200) },
  'GET /dev/mails/:id{[0-9]+}': { params: () => ({ id: '999999' }), cells: all('NOT_FOUND') },
  'GET /tables': { cells: all(200) },
  'GET /assets/*': { cells: all('NOT_FOUND') },
  'GET /:place{(?:g|join)/.+}': { params: () => ({ place: 'g/a222222222222222' }), cells: all(200) },
  'GET /:place{(?!(?:api|dev|next)(?:/|$)).+}': { cells: all(404) },
};

/** What a script may ask with a personal token beside the games: only to read. */
const READ_BY_SCRIPTS: ReadonlySet<string> = new Set([
  'GET /api/me',
  'GET /api/me/games',
  'GET /api/me/record',
  'GET /api/me/results',
  'GET /api/me/archive',
  'GET /api/me/blocks',
  'GET /api/me/holidays',
  'GET /api/statistics',
  'GET /api/openapi.json',
  'GET /next',
]);

/** Routes at which nobody is asked who they are. */
const ASKED_OF_NOBODY =
  /^(?:\w+ \/api\/(?:health|operator.*|pictures.*)|\w+ \/api\/mail\/unsubscribe\/:token|GET \/(?:dev|assets|tables|:place).*)$/;

/** What scripts get. A token has the rights of its player at a game. Elsewhere it reads, and a route not named here refuses it. */
function scriptCells(key: string, { owner, stranger }: Cells): Readonly<Record<Script, Cell>> {
  if (ASKED_OF_NOBODY.test(key)) return { reads: owner, plays: owner, strange: stranger, removed: owner };
  const isOfGames = /^\w+ \/api\/games(?:\/|$)/.test(key);
  const scope = 'TOKEN_SCOPE';
  const isRead = key.startsWith('GET ') && (isOfGames || READ_BY_SCRIPTS.has(key));
  return {
    reads: isRead ? owner : scope,
    plays: isRead || isOfGames ? owner : scope,
    strange: isRead || isOfGames ? stranger : scope,
    removed: NONE,
  };
}

/** A row for every route, by its key. */
export const ROWS: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries(PEOPLE_ROWS).map(([key, row]) => [
    key,
    { ...row, cells: { ...row.cells, ...scriptCells(key, row.cells) } },
  ]),
);
