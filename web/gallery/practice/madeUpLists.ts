import type {
  ChannelInfo,
  Channels,
  Archive,
  MyGame,
  MyResult,
  MyResults,
  Statistics,
} from '#shared/protocol/http.ts';
import { gameIds } from '#shared/games/meta.ts';

/** Devices and webhooks of a player who does not exist. */

const ago = (hours: number): number => Date.now() - hours * 3_600_000;

/** A public key of the shape that browsers take. Nobody has its private one. */
const MADE_UP_KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

const channel = (given: Partial<ChannelInfo>): ChannelInfo => ({
  id: '',
  kind: 'push',
  name: '',
  host: 'push.example.com',
  shape: null,
  gameId: null,
  since: ago(500),
  sentAt: ago(1),
  error: null,
  off: null,
  ...given,
});

/** `game`: the game that one of the webhooks is for. */
export const otherChannels = (game: string): Pick<Channels, 'push' | 'channels' | 'deliveries'> => ({
  push: { key: MADE_UP_KEY },
  channels: [
    channel({ id: 'c1', name: 'Firefox, Android' }),
    channel({ id: 'c2', name: 'Safari, iOS', sentAt: null, off: 'gone', error: 'GONE' }),
    channel({ id: 'c3', kind: 'webhook', name: 'Board night', shape: 'discord', host: 'discord.com' }),
    channel({
      id: 'c4',
      kind: 'webhook',
      name: 'My lamp',
      shape: 'json',
      host: 'lamp.example.com',
      gameId: game,
      error: 'HTTP_404',
    }),
  ],
  deliveries: [
    { at: ago(1), channel: 'c1', gameId: game, kind: 'turn', error: null },
    { at: ago(2), channel: 'c4', gameId: null, kind: 'test', error: 'HTTP_404' },
  ],
});

/** Finished games and what they add up to, for the screens that list them; nothing of it was played. */

const DAY = 86_400_000;
const MANY = 24;

const result = (i: number, game: string): MyResult => ({
  id: `result${String(i).padStart(2, '2')}22222222`.replaceAll(/[01]/g, 'a'),
  game,
  variant: '{}',
  seat: i % 3,
  seats: 3,
  rank: 1 + (i % 3),
  total: 30 + i,
  rows: 120 + i,
  left: i % 7 === 6 ? 'timeOut' : null,
  startedAt: Date.now() - (i + 9) * DAY,
  endedAt: Date.now() - i * DAY,
});

const results = (): MyResults => ({
  sums: gameIds.map((game, i) => ({
    game,
    variant: '{}',
    played: 12 - i,
    left: 1,
    won: 4,
    averageRank: 1.8,
    averageRows: 130,
    averageDays: 9.5,
  })),
  results: Array.from({ length: MANY }, (_, i) => result(i, gameIds[i % gameIds.length] ?? '')),
  next: 'later',
});

const statistics = (game: string): Statistics => ({
  game,
  at: Date.now(),
  variants: [2, 3, 4].map((seats) => ({
    variant: '{}',
    seats,
    games: 10 * seats,
    averageRows: 120,
    averageDays: 9.5,
    bySeat: Array.from({ length: seats }, (_, seat) => ({ seat, played: 10 * seats, won: 9 + seat })),
  })),
});

/** Bodies of answers by path; `over`: a finished game of the caller. */
export const recordBodies = (over: MyGame): Readonly<Record<string, unknown>> => ({
  '/api/me/results': results(),
  '/api/me/archive?name=': { games: Array.from({ length: MANY }, () => over), next: null } satisfies Archive,
  ...Object.fromEntries(gameIds.map((game) => [`/api/statistics?game=${game}`, statistics(game)])),
});
