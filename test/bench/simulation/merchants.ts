import { rules } from '#shared/games/merchants/index.ts';
import type { Event } from '#shared/games/merchants/events.ts';
import type { Options } from '#shared/games/merchants/meta.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { Orders } from '#shared/games/merchants/orders/schema.ts';
import { playerOf, type Decision, type State } from '#shared/games/merchants/state.ts';
import { GOODS } from '#shared/games/merchants/things.ts';
import type { SeatView } from '#shared/kernel/rules.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import { testStream } from '../../support/testStream.ts';
import { planTurn } from './planning.ts';
import type { SimulatedGame, Way } from './simulate.ts';

type View = SeatView<State>;

/** Four players. */
export const merchants: SimulatedGame<State, Move, Event, Options> = {
  rules,
  options: { officeDraw: 'planning' },
  seats: 4,
  stageOf: ({ step }) => step.phase,
};

export const merchantsWays: readonly Way<State>[] = [
  { name: 'without orders', leave: () => null },
  { name: 'orders', leave: (view) => ({ game: ordersFor(view), plan: null }) },
  {
    name: 'orders and plans',
    leave: (view) => ({ game: ordersFor(view), plan: planTurn(rules, view, testStream(1)) }),
  },
];

/** A sale of so many coins is worth coming for. Players who ask for more miss sales, and fall behind. */
const WORTH_COMING = 3;

/**
 * Goods to load by the bot's taste. Later: save for what the bot would buy with enough money, otherwise pass and draw,
 * unless a sale is worth coming for. No exchange is ordered, because it is only good together with its sale.
 */
function ordersFor(view: View): Orders {
  const { seat, state } = view;
  const { step } = state;
  if (step.phase === 'over' || step.phase === 'setup') return {};
  if (step.phase === 'loading') return loadOrders(view, { ...step, seat });
  return {
    ...purchaseOrders(view),
    planning: 'pass',
    docks: 'done',
    office: 'draw',
    trade: { count: 'coins', least: WORTH_COMING, sale: 'ask' },
  };
}

function loadOrders(view: View, step: Decision): Orders {
  const move = askBot(view.state, step);
  const best = move.type === 'load' ? [move.good] : [];
  return { load: [...best, ...GOODS.filter((good) => !best.includes(good))] };
}

function purchaseOrders({ seat, state }: View): Orders {
  const dearest = Math.max(...Object.values(state.figures.prices));
  const players = state.players.map((player, other) =>
    other === seat ? { ...player, money: Math.max(player.money, dearest) } : player,
  );
  const { cards, ships } = playerOf(state, seat);
  const move = askBot({ ...state, players }, { phase: 'planning', seat });
  if (move.type === 'buy') return { buy: [{ card: move.card, upTo: cards[move.card] + 1 }] };
  if (move.type === 'buyShip') return { buy: [{ card: 'ship', good: move.good, upTo: ships.length + 1 }] };
  return {};
}

/** What the bot of level normal would do if the seat had this decision now. */
const askBot = (state: State, step: Decision): Move =>
  rules.bot(asSeatView({ ...state, step }, step.seat), 'normal', testStream(1));
