import { isGameId } from '#shared/games/meta.ts';
import { fieldsOf } from '../../games/optionFields.ts';
import type { Chosen } from '../../games/introduction.ts';
import { formatList, t, term } from '../../lib/i18n.ts';

/** A game with the options that statistics tell apart, as the form of a new game names them. */
export function variantWords(game: string, variant: string): string {
  const title = term(`game.${game}`);
  if (!isGameId(game)) return title;
  const chosen = JSON.parse(variant) as Chosen;
  const values = fieldsOf(game, chosen).flatMap((field) => {
    const value = field.values.find((one) => one.value === chosen[field.name]);
    return value === undefined || value === field.values[0]
      ? []
      : [`${t('page.term', { label: t(field.label) })} ${t(value.label)}`];
  });
  return values.length === 0 ? title : `${title} (${formatList(values)})`;
}
