import type { ActionCard, Move } from '../../../../shared/games/goa/moves.ts';
import type { SpicesByField } from '../../../../shared/games/goa/things.ts';
import { t } from '../../../voice.ts';
import { cardWord, onField } from './labels.ts';
import { choiceOf, choicesOf, handOf, listed, openOf, type Asked, type Board, type Of } from './offers.ts';
import { cycled, isChoice, isIn, repaid } from './spices.ts';
import { stepsOf } from './steps.ts';
import '../moveWords.ts';

/** What changes an action that is being put together, besides the other actions. */
export function modified(own: Asked, board: Board, move: Move): void {
  switch (move.type) {
    case 'progress':
      return progress(own, board, move);
    case 'harvest':
      modifiers(own, board, move.card, (card) => ({ ...move, card }));
      return placed(own, board, move, (spices) => ({ ...move, spices }));
    case 'found':
      return modifiers(own, board, move.card, (card) => ({ ...move, card }));
    default: // nothing on the table changes the others but what they began with
  }
}

/** Which fields pay, where the same spice lies on others as well; and the cards that spare a part of the price. */
function progress(own: Asked, board: Board, move: Of<'progress'>): void {
  const steps = stepsOf(own, move.column);
  for (const step of steps)
    if (step.card !== 'none') {
      const pressed = step.card === move.card;
      const plain = steps.find(({ card }) => card === 'none') ?? null;
      board.cards.set(step.card, {
        label: t('page.goa.do.with', { card: cardWord(own, step.card) }),
        pressed,
        tap: () => own.compose(pressed ? plain : step),
      });
    }
  const paying = openOf(own, choiceOf(own, move), 'payment');
  for (const open of paying) {
    if (!isChoice(paying, move.payment, open)) continue;
    board.fields.set(open.field, {
      label: onField('page.goa.do.pay', open, open.spice && t(`goa.spice.${open.spice}`)),
      pressed: isIn(move.payment, open.field),
      tap: () => own.compose({ ...move, payment: repaid(paying, move.payment, open) }),
    });
  }
}

/** The cards that may go with an action. */
export function modifiers(
  own: Asked,
  board: Board,
  chosen: ActionCard,
  change: (card: ActionCard) => Move,
): void {
  for (const card of listed(choicesOf(own, change(chosen).type), 'card', handOf(own))) {
    const pressed = card === chosen;
    const next = change(pressed ? 'none' : card);
    if (choiceOf(own, next) === undefined) continue; // it goes with this card only
    board.cards.set(card, {
      label: t('page.goa.do.with', { card: cardWord(own, card) }),
      pressed,
      tap: () => own.compose(next),
    });
  }
}

/** Spices put on empty fields. */
export function placed(
  own: Asked,
  board: Board,
  move: Of<'harvest' | 'playSpices' | 'redSpice' | 'spyHarvest'>,
  change: (spices: SpicesByField) => Move,
): void {
  const choice = choiceOf(own, move);
  for (const open of openOf(own, choice, 'spices')) {
    const spice = move.spices[open.field];
    board.fields.set(open.field, {
      label: onField(
        spice ? 'page.goa.do.change' : 'page.goa.do.put',
        open,
        spice && t(`goa.spice.${spice}`),
      ),
      pressed: spice !== undefined,
      tap: () => own.compose(change(cycled(choice, move.spices, open))),
    });
  }
}
