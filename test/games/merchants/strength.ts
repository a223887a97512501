import { parseArgs } from 'node:util';
import { rules } from '#shared/games/merchants/index.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { seededDice, type Stream } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { keyOf, playOut } from '../../support/playout.ts';

/**
 * Measures the bots: plays one bot against a table of others, the seat rotated. Prints wins (a shared victory
 * counts in part), mean money and time per decision. Use: `node test/games/merchants/strength.ts --games 200
 * --seed 1`.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});

type Kind = 'random' | 'easy' | 'normal';

/** Milliseconds of each decision of the normal bot. */
const spent: number[] = [];

function moveOf(kind: Kind, state: State, seat: number, stream: Stream): unknown {
  const view = seatView(rules, state, seat);
  if (kind === 'random') return sampleMove(rules.choices(view), stream);
  const from = performance.now();
  const move = rules.bot(view, kind, stream);
  if (kind === 'normal') spent.push(performance.now() - from);
  return move;
}

/** One `hero` among `others`, in every seat and with every option equally often. */
function pairing(hero: Kind, other: Kind, seats: number, games: number, seed: number): string[] {
  let wins = 0;
  let own = 0;
  let theirs = 0;
  for (let game = 0; game < games; game += 1) {
    const dice = seededDice(keyOf(seed * 1_000_000 + game));
    const stream = dice.stream('bot', 0);
    const officeDraw = Math.floor(game / seats) % 2 === 0 ? 'planning' : 'turnEnd';
    const { state } = playOut(rules, { options: { officeDraw }, seats, dice }, (now, seat) =>
      moveOf(seat === game % seats ? hero : other, now, seat, stream),
    );
    const standings = rules.standings(state);
    const first = standings.filter(({ rank }) => rank === 1);
    for (const { seat, rank, total } of standings)
      if (seat === game % seats) {
        own += total;
        if (rank === 1) wins += 1 / first.length;
      } else theirs += total / (seats - 1);
  }
  const percent = `${((100 * wins) / games).toFixed(1)} %`;
  const equal = `${(100 / seats).toFixed(0)} %`;
  return [`${seats}`, hero, other, percent, equal, (own / games).toFixed(1), (theirs / games).toFixed(1)];
}

const PAIRINGS = [
  ['easy', 'random'],
  ['normal', 'random'],
  ['normal', 'easy'],
  ['normal', 'normal'],
] as const;

console.log(['seats', 'one', 'against', 'wins', 'if equal', 'money', 'theirs'].map(cell).join(''));
for (const seats of [2, 4])
  for (const [hero, other] of PAIRINGS)
    console.log(pairing(hero, other, seats, Number(values.games), Number(values.seed)).map(cell).join(''));
const mean = spent.reduce((sum, ms) => sum + ms, 0) / spent.length;
const slow = spent.toSorted((x, y) => x - y)[Math.floor(0.99 * spent.length)] ?? NaN;
console.log(`normal: ${mean.toFixed(3)} ms a decision, 99 of 100 within ${slow.toFixed(2)} ms`);

function cell(text: string): string {
  return text.padEnd(10);
}
