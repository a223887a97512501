import { parseArgs } from 'node:util';
import { rules } from '#shared/games/goa/index.ts';
import type { Options } from '#shared/games/goa/meta.ts';
import type { State } from '#shared/games/goa/state.ts';
import { seededDice, type Stream } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { keyOf, playOut } from '../../support/playout.ts';

/**
 * Measures the bots: plays one bot against a table of others, in every seat and in both editions equally often.
 * Prints wins (a shared victory counts in part), mean points and time per decision. Use: `node
 * test/games/goa/strength.ts --games 200 --strong 200 --seed 1`. `--strong`: games of each pairing with the
 * strong bot, which is slow; 0 leaves them out.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    strong: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

const KINDS = ['random', 'easy', 'normal', 'strong'] as const;
type Kind = (typeof KINDS)[number];

/** Processor time of each decision in ms, by bot; other work of the machine does not count. */
const spent: Record<Kind, number[]> = { random: [], easy: [], normal: [], strong: [] };

function moveOf(kind: Kind, state: State, seat: number, stream: Stream): unknown {
  const view = seatView(rules, state, seat);
  if (kind === 'random') return sampleMove(rules.choices(view), stream);
  const from = process.threadCpuUsage();
  const move = rules.bot(view, kind, stream);
  const { user, system } = process.threadCpuUsage(from);
  spent[kind].push((user + system) / 1000);
  return move;
}

const EDITIONS: readonly Options[] = [
  { edition: '2004', quickStart: false, bonanza: false, money: 'hidden' },
  { edition: '2012', quickStart: false, bonanza: false, money: 'hidden' },
];

interface Score {
  readonly won: number;
  readonly own: number;
  readonly theirs: number;
}

function game(hero: Kind, other: Kind, seats: number, number: number): Score {
  const dice = seededDice(keyOf(Number(values.seed) * 1_000_000 + number));
  const stream = dice.stream('bot', 0);
  const at = number % seats;
  const [options = EDITIONS[0]] = EDITIONS.slice(Math.floor(number / seats) % EDITIONS.length);
  if (options === undefined) throw new Error('no edition');
  const { state } = playOut(rules, { options, seats, dice }, (now, seat) =>
    moveOf(seat === at ? hero : other, now, seat, stream),
  );
  const standings = rules.standings(state);
  const first = standings.filter(({ rank }) => rank === 1);
  const totalOf = (isOwn: boolean): number =>
    standings.filter(({ seat }) => (seat === at) === isOwn).reduce((sum, { total }) => sum + total, 0);
  const won = first.some(({ seat }) => seat === at) ? 1 / first.length : 0;
  return { won, own: totalOf(true), theirs: totalOf(false) / (seats - 1) };
}

const gamesOf = (hero: Kind): number => Number(hero === 'strong' ? values.strong : values.games);

function pairing(hero: Kind, other: Kind, seats: number): readonly string[] {
  const games = gamesOf(hero);
  const scores = Array.from({ length: games }, (_, number) => game(hero, other, seats, number));
  const mean = (of: (score: Score) => number): number => scores.reduce((sum, s) => sum + of(s), 0) / games;
  return [
    `${seats}`,
    hero,
    other,
    `${games}`,
    `${(100 * mean(({ won }) => won)).toFixed(1)} %`,
    `${(100 / seats).toFixed(0)} %`,
    mean(({ own }) => own).toFixed(1),
    mean(({ theirs }) => theirs).toFixed(1),
  ];
}

const PAIRINGS: readonly (readonly [Kind, Kind])[] = [
  ['easy', 'random'],
  ['normal', 'random'],
  ['normal', 'easy'],
  ['normal', 'normal'],
  ['strong', 'easy'],
  ['strong', 'normal'],
];

const row = (cells: readonly string[]): string => cells.map((text) => text.padEnd(10)).join('');

console.log(row(['seats', 'one', 'against', 'games', 'wins', 'if equal', 'points', 'theirs']));
for (const seats of [2, 4])
  for (const [hero, other] of PAIRINGS) if (gamesOf(hero) > 0) console.log(row(pairing(hero, other, seats)));
for (const kind of KINDS) {
  const times = spent[kind].toSorted((a, b) => a - b);
  if (times.length === 0) continue;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const slow = times[Math.floor(0.99 * times.length)] ?? NaN;
  console.log(`${kind}: ${mean.toFixed(3)} ms a decision, 99 of 100 within ${slow.toFixed(2)} ms`);
}
