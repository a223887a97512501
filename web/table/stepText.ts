import type { AnyGameUi, AnyScene } from '../games/gameUi.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import { sentence, t } from '../lib/i18n.ts';
import type { DraftStep } from './draft.ts';
import { linesOf } from '../lib/story.ts';

/** What says how a move is called, and which events need no line. */
export type Teller = Pick<AnyGameUi, 'describe' | 'hiddenEvents' | 'untold'>;

/** A step by what it brings about; by its name where only the server knows that, or where it brings nothing to tell. */
export function stepText(
  rules: AnyTableRules,
  gameUi: Teller,
  { now, name }: Pick<AnyScene, 'now' | 'name'>,
  step: DraftStep,
): string {
  const told = linesOf(rules, step.events).filter(({ type }) => !gameUi.hiddenEvents.has(type));
  const untold = gameUi.untold?.(step.move);
  const rest = told.filter(({ type }) => untold?.has(type) !== true);
  if (told.length > 0)
    return (rest.length > 0 ? rest : told).map(({ phrase }) => sentence(phrase, name)).join(' ');
  const named = gameUi.describe(step.move, now);
  if (named === '') return '…'; // its words are still being fetched
  return step.server ? t('page.draft.drawn', { step: named }) : named;
}
