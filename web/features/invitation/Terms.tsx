import { isGameId } from '#shared/games/meta.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { Chosen } from '../../games/introduction.ts';
import { fieldsOf } from '../../games/optionFields.ts';
import { rulesAddress } from '../../routes.ts';
import { t, formatList, term } from '../../lib/i18n.ts';
import { clockTerms } from '../../table/clock.tsx';

/** The game's edition and options with their meaning, and a link to the rules. */
export function Terms({ view }: { readonly view: GameView }) {
  const { game, options, clock } = view;
  if (!isGameId(game)) return null;
  const chosen = chosenIn(options);
  return (
    <>
      <ul class="terms">
        {fieldsOf(game, chosen).map(({ name, label, values }) => {
          const value = values.find((one) => one.value === chosen[name]) ?? values[0];
          return (
            <li key={name}>
              {t('page.term', { label: t(label) })} {value && <strong>{t(value.label)}</strong>}{' '}
              {value && <span class="muted">{t(value.hint)}</span>}
            </li>
          );
        })}
        <li>
          {t('page.term', { label: t('clock.pace') })} {clockTerms(clock?.settings)}
        </li>
      </ul>
      <p>
        <a class="alone" href={rulesAddress(view)}>
          {t('page.nav.rules', { game: t(`game.${game}`) })}
        </a>
      </p>
    </>
  );
}

const chosenIn = (options: unknown): Chosen =>
  typeof options === 'object' && options !== null
    ? Object.fromEntries(
        Object.entries(options).filter(
          ([, value]) => typeof value === 'string' || typeof value === 'boolean',
        ),
      )
    : {};

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
