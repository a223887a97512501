import type { Seat } from '../../../kernel/types.ts';
import { costOf } from '../prices.ts';
import type { ActionCard, ActionMove } from '../moves.ts';
import { shortfall } from '../choices/questions.ts';
import { playerOf, yieldOf, type Founding } from '../state.ts';
import type { Cause, SpicesByField } from '../things.ts';
import { declineFounding } from './answers.ts';
import { draw, playCard, reveal, stepDown } from './effects.ts';
import type { Run } from './run.ts';

type Of<T extends ActionMove['type']> = Extract<ActionMove, { type: T }>;

/** Progress: spices and as many ships, or only one of both with a card. */
export function progress(run: Run, seat: Seat, { column, card, payment }: Of<'progress'>): void {
  const ships = costOf(run.state, seat, column)?.length ?? 0;
  const kind = card === 'none' ? undefined : run.state.figures.cards[card]?.kind;
  run.mark({ acted: true });
  withCard(run, seat, card);
  stepDown(run, seat, column, {
    ships: kind === 'spicesOnly' ? 0 : ships,
    ducats: 0,
    spices: payment,
    by: kind === undefined ? 'action.progress' : `card.${kind}`,
  });
}

export function buildShips(run: Run, seat: Seat): void {
  run.mark({ acted: true });
  run.emit({ type: 'gained', seat, what: 'ships', n: yieldOf(run.state, seat, 'ships'), by: 'action.ships' });
}

export function taxes(run: Run, seat: Seat): void {
  run.mark({ acted: true });
  run.emit({
    type: 'gained',
    seat,
    what: 'ducats',
    n: yieldOf(run.state, seat, 'taxes'),
    by: 'action.taxes',
  });
}

export function harvest(run: Run, seat: Seat, { card, spices }: Of<'harvest'>): void {
  run.mark({ acted: true });
  bringIn(run, seat, { card, spices, n: yieldOf(run.state, seat, 'harvest'), by: 'action.harvest' });
}

/** Spices placed; with the card the rest of `n` comes in ships and colonists. */
export function bringIn(
  run: Run,
  seat: Seat,
  {
    card,
    spices,
    n,
    by,
  }: { readonly card: ActionCard; readonly spices: SpicesByField; readonly n: number; readonly by: Cause },
): void {
  withCard(run, seat, card);
  run.emit({ type: 'spicesPlaced', seat, spices, by });
  const rest = n - Object.keys(spices).length;
  if (card !== 'none' && rest > 0) run.ask({ ask: 'mix', seat, n: rest });
}

export function expedition(run: Run, seat: Seat, cards: number): void {
  run.mark({ acted: true });
  if (cards > 0) draw(run, seat, cards, 'action.expedition');
  if (cards === 0) run.emit({ type: 'drawn', seat, cards: [], by: 'action.expedition' });
}

export function found(run: Run, seat: Seat, founding: Of<'found'>): void {
  run.mark({ acted: true });
  recruit(run, seat, { ...founding, on: null });
}

/** Names the colony and reveals cards; the decision follows. `on`: whose colonists' marker counts. */
export function recruit(
  run: Run,
  seat: Seat,
  {
    colony,
    card,
    ifShort,
    on,
  }: Pick<Of<'found'>, 'colony' | 'card' | 'ifShort'> & { readonly on: Seat | null },
): void {
  const board = yieldOf(run.state, on ?? seat, 'colonists');
  run.emit({ type: 'foundingBegun', seat, colony, board, on });
  withCard(run, seat, card);
  const asked: Founding = { ask: 'founding', seat, colony, board };
  run.ask(asked);
  reveal(run, seat, run.state.figures.scouts + (card === 'none' ? 0 : 1), 'action.found');
  if (ifShort === 'decline' && shortfall(run.state, asked) > playerOf(run.state, seat).colonists)
    declineFounding(run, asked);
}

function withCard(run: Run, seat: Seat, card: ActionCard): void {
  if (card !== 'none') playCard(run, seat, card);
}
