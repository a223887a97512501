import type { ActionCard, Move } from '#shared/games/goa/moves.ts';
import type { SpicesByField } from '#shared/games/goa/things.ts';
import { t } from '../../../lib/i18n.ts';
import { listed } from '#shared/kernel/listed.ts';
import {
  cardWord,
  choiceOf,
  choicesOf,
  handOf,
  listedFields,
  onField,
  type Decision,
  type MutableTargets,
  type MoveOf,
} from './decision.ts';
import { cycled, isChoice, isIn, repaid } from './spices.ts';
import { progressesOf } from './proposals.ts';

/** Targets that change an action being put together, besides the other actions. */
export function modifierTargets(decision: Decision, targets: MutableTargets, move: Move): void {
  switch (move.type) {
    case 'progress':
      return progress(decision, targets, move);
    case 'harvest':
      modifiers(decision, targets, move.card, (card) => ({ ...move, card }));
      return spiceTargets(decision, targets, move, (spices) => ({ ...move, spices }));
    case 'found':
      return modifiers(decision, targets, move.card, (card) => ({ ...move, card }));
    default: // nothing on the table changes the others but what they began with
  }
}

/** The fields that pay, if the same spice lies on others as well; and the cards that save a part of the price. */
function progress(decision: Decision, targets: MutableTargets, move: MoveOf<'progress'>): void {
  const steps = progressesOf(decision, move.column);
  for (const step of steps)
    if (step.card !== 'none') {
      const pressed = step.card === move.card;
      const plain = steps.find(({ card }) => card === 'none') ?? null;
      targets.cards.set(step.card, {
        label: t('page.goa.do.with', { card: cardWord(decision, step.card) }),
        pressed,
        tap: () => decision.compose(pressed ? plain : step),
      });
    }
  const paying = listedFields(decision, choiceOf(decision, move), 'payment');
  for (const open of paying) {
    if (!isChoice(paying, move.payment, open)) continue;
    targets.fields.set(open.field, {
      label: onField('page.goa.do.pay', open, open.spice && t(`goa.spice.${open.spice}`)),
      pressed: isIn(move.payment, open.field),
      tap: () => decision.compose({ ...move, payment: repaid(paying, move.payment, open) }),
    });
  }
}

/** The cards that can go with an action. */
export function modifiers(
  decision: Decision,
  targets: MutableTargets,
  chosen: ActionCard,
  change: (card: ActionCard) => Move,
): void {
  for (const card of listed(choicesOf(decision, change(chosen).type), 'card', handOf(decision))) {
    const pressed = card === chosen;
    const next = change(pressed ? 'none' : card);
    if (choiceOf(decision, next) === undefined) continue; // it goes with this card only
    targets.cards.set(card, {
      label: t('page.goa.do.with', { card: cardWord(decision, card) }),
      pressed,
      tap: () => decision.compose(next),
    });
  }
}

/** Targets for spices put on empty fields. */
export function spiceTargets(
  decision: Decision,
  targets: MutableTargets,
  move: MoveOf<'harvest' | 'playSpices' | 'redSpice' | 'spyHarvest'>,
  change: (spices: SpicesByField) => Move,
): void {
  const choice = choiceOf(decision, move);
  for (const open of listedFields(decision, choice, 'spices')) {
    const spice = move.spices[open.field];
    targets.fields.set(open.field, {
      label: onField(
        spice ? 'page.goa.do.change' : 'page.goa.do.put',
        open,
        spice && t(`goa.spice.${spice}`),
      ),
      pressed: spice !== undefined,
      tap: () => decision.compose(change(cycled(choice, move.spices, open))),
    });
  }
}
