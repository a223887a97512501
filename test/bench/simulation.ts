/**
 * How long games take that people play over days, how often they come and how many mails they get: with and without
 * standing orders. The same games, people and gaps each time; see `simulation/simulate.ts` for the model, and
 * `simulation/goa.ts` and `merchants.ts` for the orders that players leave. `node test/bench/simulation.ts` prints the
 * figures.
 */
import type { Row } from './measure.ts';
import { print } from './print.ts';
import { ROUNDS, goa, goaWays } from './simulation/goa.ts';
import { merchants, merchantsWays } from './simulation/merchants.ts';
import {
  addCosts,
  NOTHING,
  simulate,
  type AnySimulatedGame,
  type Cost,
  type Outcome,
  type Way,
} from './simulation/simulate.ts';

const GAMES = { merchants: 60, goa: 24 };

/** Figures are means of a whole game, except those of a round. Takes about two minutes. */
export const benchSimulation = (): Row[] => [
  ...goaRows(games(GAMES.goa, goa, goaWays)),
  ...merchantsRows(games(GAMES.merchants, () => merchants, merchantsWays)),
];

/** What a way of playing came to in all games. */
interface Played {
  readonly way: string;
  readonly outcomes: readonly Outcome[];
  /** Mean points of a player who alone plays in this way, and of the others at that table. */
  readonly alone: { readonly own: number; readonly others: number };
}

/** The first way is without orders. */
function games(count: number, gameOf: (i: number) => AnySimulatedGame, ways: readonly Way[]): Played[] {
  const each = Array.from({ length: count }, (_, i) => ({ game: gameOf(i), seed: i + 1 }));
  const [without] = ways;
  if (without === undefined) return [];
  return ways.map((way) => ({
    way: way.name,
    outcomes: each.map(({ game, seed }) => simulate(game, () => way, seed)),
    alone: pointsOf(
      each.map(({ game, seed }) => {
        const alone = seed % game.seats;
        const { scores } = simulate(game, (seat) => (seat === alone ? way : without), seed);
        return { own: scores[alone] ?? 0, others: mean(scores.filter((_, seat) => seat !== alone)) };
      }),
    ),
  }));
}

const pointsOf = (tables: readonly Played['alone'][]): Played['alone'] => ({
  own: mean(tables.map(({ own }) => own)),
  others: mean(tables.map(({ others }) => others)),
});

const goaRows = (played: readonly Played[]): Row[] => [
  ...rows('Goa, auctions of a round', played, ({ stages }) => ofRound(stages, ['auction'])),
  ...rows('Goa, markers and auctions', played, ({ stages }) => ofRound(stages, ['placing', 'auction'])),
  ...wholeGame('Goa, a game', played),
];

/** What these phases of a round have cost. */
const ofRound = (stages: Outcome['stages'], phases: readonly string[]): Cost =>
  shareOf(phases.map((phase) => stages.get(phase) ?? NOTHING).reduce(addCosts), ROUNDS);

const merchantsRows = (played: readonly Played[]): Row[] => wholeGame('Merchants, a game', played);

function wholeGame(what: string, played: readonly Played[]): Row[] {
  const costs = rows(what, played, ({ total }) => total);
  return costs.map((row, i) => {
    const alone = played[i]?.alone;
    if (alone === undefined) return row;
    return { ...row, note: `${row.note}; alone ${round(alone.own)} : ${round(alone.others)} points` };
  });
}

function rows(what: string, played: readonly Played[], costOf: (outcome: Outcome) => Cost) {
  const costs = played.map(({ outcomes }) => shareOf(outcomes.map(costOf).reduce(addCosts), outcomes.length));
  const first = costs[0] ?? NOTHING;
  return played.map(({ way }, i) => {
    const { minutes, visits, mails } = costs[i] ?? NOTHING;
    const shorter = i === 0 ? '' : `${round(first.minutes / minutes)} × shorter, `;
    const share = i === 0 ? '' : ` (${Math.round((100 * mails) / first.mails)} %)`;
    const note = `${shorter}${round(visits)} visits, ${round(mails)} mails${share}`;
    return { name: `${what}, ${way}`, value: round(minutes / 60), unit: 'h', note };
  });
}

/** A part of the cost, of equal parts. */
const shareOf = ({ minutes, visits, mails, byOrders }: Cost, parts: number): Cost => ({
  minutes: minutes / parts,
  visits: visits / parts,
  mails: mails / parts,
  byOrders: byOrders / parts,
});

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
const round = (value: number): number => Number(value.toPrecision(3));

if (import.meta.main) print('Simulation', benchSimulation());
