import type { CardId } from '#shared/games/goa/things.ts';
import { t, type MessageKey } from '../../../lib/i18n.ts';
import { kindOf, type Decision, type ListedField } from './decision.ts';

export const cardWord = (decision: Decision, card: CardId): string => {
  const kind = kindOf(decision, card);
  return kind === undefined ? '' : t(`goa.card.${kind}`);
};

/** The label of a field's target, e.g. "Put pepper on field 2 of plantation 1". */
export const onField = (key: MessageKey, { plot, n }: ListedField, spice: string | null = null): string =>
  t(key, { n, plot: t(`goa.plot.${plot}`), spice: spice ?? '' });

/** "Ana: 4 ships". */
export const labelled = (what: string, value: string): string => t('page.goa.labelled', { what, value });
