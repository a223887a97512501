import { ENGINE } from '#shared/engine.ts';
import { metas } from '#shared/games/meta.ts';
import { redactRow } from '#shared/kernel/fold.ts';
import { publicView } from '#shared/kernel/seatView.ts';
import { whatHappened } from '#shared/kernel/recap.ts';
import type {
  Arrival,
  Channels,
  Glance,
  HolidaysAnswer,
  Hours,
  GameView,
  Me,
  MyGame,
  MyGames,
  Receipt,
  Passkeys,
  RecoveryInfo,
  Sessions,
  Telling,
  Tokens,
} from '#shared/protocol/http.ts';
import { RELAXED } from '#shared/protocol/answers.ts';
import { BOT_NAMES } from '#shared/protocol/names.ts';
import { json } from '../../table/localTable.ts';
import { otherChannels, recordBodies } from './madeUpLists.ts';
import { PRACTICE, type Practice, type Setting } from './service.ts';

/** People and games for the screens around a game; nothing is stored, and what is written is answered alike. */

/** A game whose seats are being taken: as its host sees it, and as a guest does. */
export const HOSTED = 'hosted2222222222';
export const OFFERED = 'offered222222222';

/** The link of the offered game's first open seat, and the invitation by mail to its second. */
export const SEAT_LINK = `/join/${OFFERED}/1#${'3b'.repeat(32)}`;
export const INVITATION_LINK = `/join/${OFFERED}/2#${'3b'.repeat(16)}`;

const HOUR = 3_600_000;
/** Times are told relative to now, and shall read the same tomorrow. */
const ago = (hours: number): number => Date.now() - hours * HOUR;
/** The day of that moment, UTC. */
const dateOf = (hours: number): string => new Date(ago(hours)).toISOString().slice(0, 10);

/** The player's credentials besides mail, and their scripts' tokens. */
const credentials = (): Readonly<Record<string, unknown>> => ({
  '/api/me/passkeys': {
    available: true,
    passkeys: [{ id: 'k1', name: 'Chrome, Android', since: ago(900), usedAt: ago(26) }],
  } satisfies Passkeys,
  '/api/me/recovery': { since: ago(1000) } satisfies RecoveryInfo,
  '/api/me/tokens': {
    tokens: [{ id: 't1', name: 'My calendar', scope: 'read', since: ago(800), usedOn: dateOf(30) }],
  } satisfies Tokens,
});

const HOURS: Hours = { zone: 'Europe/Prague', awake: { from: 480, to: 1380 } };
const ME = { id: 'aaaaaaaa', name: 'Ana', language: null, hours: HOURS };

const PLAYERS = [
  { seat: 0, kind: 'person', name: 'Ana' },
  { seat: 1, kind: 'person', name: 'Ben' },
  { seat: 2, kind: 'bot', name: BOT_NAMES.normal },
] as const;

const SEATS = [
  { seat: 0, kind: 'person', name: 'Ana', online: true },
  { seat: 1, kind: 'open', name: null, online: false },
  { seat: 2, kind: 'open', name: 'Carla', online: false },
  { seat: 3, kind: 'bot', name: BOT_NAMES.normal, level: 'normal', online: false },
] as const;

const lobby = (id: string, host: boolean, { game, options }: Setting): GameView => ({
  id,
  game,
  options,
  status: 'open',
  seq: 0,
  lastIsOwn: false,
  acting: [],
  you: host ? 0 : null,
  host,
  state: null,
  choices: [],
  orders: null,
  ordersRevision: 0,
  clock: RELAXED,
  title: null,
  rematch: null,
  watchDelay: 0,
  seats: SEATS,
  commitment: { seedHash: '5a'.repeat(32), hash: null },
  question: null,
  standings: [],
  watch: true,
  ...(host ? { invitations: [INVITATION] } : {}),
  createdAt: ago(2),
  engine: ENGINE,
});

const INVITATION = {
  seat: 2,
  email: 'carla@example.com',
  name: 'Carla',
  state: 'sent',
  reason: null,
  sentAt: ago(1),
} as const;

const myGame = (id: string, game: string, more: Partial<MyGame>): MyGame => ({
  id,
  game,
  status: 'running',
  seq: 40,
  you: 0,
  yourTurn: false,
  asks: [],
  title: null,
  seats: PLAYERS,
  acting: [1],
  glance: null,
  since: ago(5),
  deadline: null,
  paused: false,
  asleep: false,
  vacant: false,
  ...more,
});

const receipt = (id: string, game: string, state: Receipt['state'], hours: number): Receipt => ({
  id,
  gameId: PRACTICE,
  game,
  kind: state === 'seen' ? 'started' : 'turn',
  state,
  at: ago(hours),
  sentAt: state === 'queued' || state === 'failed' ? null : ago(hours),
  error: state === 'failed' ? '550' : null,
});

/** The summary of the practice game in a list. */
function glanceIn(practice: Practice): Glance | null {
  const { setting, rows } = practice;
  const { rules, you } = setting;
  const { state, standings } = practice.view();
  if (state === null) return null;
  const commits = rows.map((row) => redactRow(rules, row, you ?? 'spectator'));
  const { relevant } = whatHappened(rules, commits, { after: 0, reader: you, quiet: new Set() });
  return {
    stage: rules.stage(publicView(rules, state)),
    scores: standings,
    touched: relevant.slice(-2),
  };
}

const channelsBody = (game: string, other: string): Channels => ({
  mail: { available: true, address: 'ana@example.com', on: true, undeliverable: null },
  ...otherChannels(PRACTICE),
  receipts: [
    receipt('4', game, 'queued', 0),
    receipt('3', game, 'sent', 5),
    receipt('2', game, 'failed', 29),
    receipt('1', other, 'seen', 50),
  ],
});

/** Bodies of answers by path. */
function bodiesFor(practice: Practice): Readonly<Record<string, unknown>> {
  const { setting } = practice;
  const { game } = setting;
  const other = Object.keys(metas).find((id) => id !== game) ?? game;
  const glance = glanceIn(practice);
  const asks = [...new Set(practice.view().choices.map(({ type }) => type))];
  return {
    '/api/me': { player: ME, mail: true, engine: ENGINE } satisfies Me,
    '/api/me/games': {
      games: [
        myGame('hurry2222222222', game, { yourTurn: true, asks, deadline: ago(-2.2) }),
        myGame('clocked222222222', game, { yourTurn: true, asks, deadline: ago(-28.1) }),
        myGame(PRACTICE, game, { yourTurn: true, asks, glance, title: 'Sunday league' }),
        myGame('others2222222222', game, { glance }),
        myGame('paused2222222222', game, { paused: true }),
        myGame('asleep2222222222', other, { asleep: true, since: ago(1500) }),
        myGame('running222222222', other, { since: ago(30) }),
        myGame('left222222222222', game, { vacant: true, glance, since: ago(50) }),
        myGame(HOSTED, game, { status: 'open', acting: [], seq: 0, seats: SEATS, since: ago(2) }),
        myGame('over222222222222', game, { status: 'over', acting: [], since: ago(300), glance }),
      ],
    } satisfies MyGames,
    '/api/me/channels': channelsBody(game, other),
    '/api/me/telling': { quiet: true, digestHour: null, mailAfterHours: null } satisfies Telling,
    '/api/me/holidays': {
      automatic: true,
      taken: [{ from: ago(-240), to: ago(-336) }],
      left: 26,
    } satisfies HolidaysAnswer,
    '/api/me/sessions': {
      sessions: [
        { id: 's2', browser: 'Firefox', since: ago(3), usedOn: dateOf(0), here: true },
        { id: 's1', browser: null, since: ago(700), usedOn: dateOf(72), here: false },
      ],
    } satisfies Sessions,
    ...credentials(),
    '/api/auth/look': {
      does: 'signIn',
      player: ME,
      address: 'ana@example.com',
      game: PRACTICE,
      seat: 0,
      maySee: false,
      leaves: 0,
    } satisfies Arrival,
    ...recordBodies(
      myGame('over222222222222', game, { status: 'over', acting: [], since: ago(300), glance }),
    ),
    [`/api/games/${HOSTED}`]: lobby(HOSTED, true, setting),
    [`/api/games/${OFFERED}`]: lobby(OFFERED, false, setting),
  };
}

/** The service as a screen sees it. `nobody`: the visitor has no session. */
export function madeUpService(practice: Practice, nobody: boolean): typeof fetch {
  const answers = new Map(Object.entries(bodiesFor(practice)));
  if (nobody) answers.set('/api/me', { player: null, mail: true, engine: ENGINE } satisfies Me);
  return async (input, init) => {
    const body = answers.get(String(input));
    return body === undefined ? practice.fetch(input, init) : json(200, body);
  };
}
