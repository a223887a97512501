import type { Failpoint, KillPoint } from './failpoints.ts';
import { situations, type SituationName } from './situations.ts';

export interface Case {
  readonly situation: SituationName;
  /** The kills, in order. A second one means that the process dies again after its restart. */
  readonly kills: readonly KillPoint[];
  /** A client that is gone repeats its request only after the room has played on, woken by its alarm alone. */
  readonly client: 'is gone' | 'repeats at once';
}

const IN_A_COMMIT = ['before-alarm', 'before-batch', 'after-batch'] as const;
const IN_A_REQUEST = [...IN_A_COMMIT, 'before-answer'] as const;
const kill = (at: Failpoint, hit = 1): KillPoint => ({ at, hit });

export const saying = (kills: readonly KillPoint[]): string =>
  kills.map(({ at, hit }) => (hit === 1 ? at : `${at} no. ${hit}`)).join(', then ');

const one = (
  situation: SituationName,
  kills: readonly KillPoint[],
  client: Case['client'] = 'is gone',
): Case => ({ situation, kills, client });

/** One case for every failpoint. */
const QUICK: readonly Case[] = [
  one('a hand-over to bots', [kill('before-alarm')]),
  one('a move that keeps the turn', [kill('before-batch')]),
  one('a hand-over to bots', [kill('after-batch')]),
  one('an undo', [kill('before-answer')], 'repeats at once'),
  one('a hand-over to bots', [kill('in-bot-loop', 2)]),
  one('a hand-over to orders', [kill('after-batch', 2)]),
  one('a hand-over to orders', [kill('in-bot-loop', 2)]),
];

const TO_BOTS = [
  'a hand-over to bots',
  'a hand-over to orders',
  'the start by the last claim, bots first',
] as const;

/** Every failpoint of the request, then of the bots' commits after it, then several kills in a row. */
const EVERY: readonly Case[] = [
  ...Object.keys(situations).flatMap((name) =>
    IN_A_REQUEST.flatMap((at) => [
      one(name as SituationName, [kill(at)]),
      one(name as SituationName, [kill(at)], 'repeats at once'),
    ]),
  ),
  ...TO_BOTS.flatMap((name) =>
    [...IN_A_COMMIT, 'in-bot-loop' as const].flatMap((at) => [
      one(name, [kill(at, 2)]),
      one(name, [kill(at, 2)], 'repeats at once'),
      one(name, [kill(at, 2), kill(at)]),
      one(name, [kill('after-batch'), kill(at)]),
      one(name, [kill('after-batch'), kill(at), kill(at)]),
    ]),
  ),
  one('a move that keeps the turn', [kill('before-batch'), kill('after-batch')], 'repeats at once'),
  one('a hand-over to a person', [kill('before-alarm'), kill('before-answer')], 'repeats at once'),
];

/** `npm test` runs one case for every failpoint, `npm run test:all` (CRASH=all) every case. */
export const CASES = process.env['CRASH'] === 'all' ? EVERY : QUICK;
