import { goaNew } from '../../shared/words/en/goaNew.ts';
import type { GameId } from '../../shared/games/meta.ts';
import { learn } from '../language.ts';
import type { Key } from '../voice.ts';
import './merchants/words.ts';

learn(goaNew, {
  pl: () => import('../../shared/words/pl/goaNew.ts'),
  cs: () => import('../../shared/words/cs/goaNew.ts'),
  fr: () => import('../../shared/words/fr/goaNew.ts'),
});

export type OptionValue = string | boolean;

/** Options by name, as they are sent; one that is left out has its usual value. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** An option of a game as the new-game form shows it; the first value is the usual one. */
export interface OptionField {
  readonly name: string;
  readonly label: Key;
  readonly values: readonly { readonly value: OptionValue; readonly label: Key; readonly hint: Key }[];
  /** It is there only where these other options have these values. */
  readonly with?: Chosen;
}

const goaSwitch = (name: 'quickStart' | 'bonanza'): OptionField => ({
  name,
  label: `page.goa.option.${name}`,
  values: [
    { value: false, label: `page.goa.${name}.no`, hint: `page.goa.${name}.no.hint` },
    { value: true, label: `page.goa.${name}.yes`, hint: `page.goa.${name}.yes.hint` },
  ],
});

const optionFields: { readonly [id in GameId]: readonly OptionField[] } = {
  merchants: [
    {
      name: 'officeDraw',
      label: 'merchants.option.officeDraw',
      values: [
        {
          value: 'planning',
          label: 'merchants.officeDraw.planning',
          hint: 'page.merchants.officeDraw.planning.hint',
        },
        {
          value: 'turnEnd',
          label: 'merchants.officeDraw.turnEnd',
          hint: 'page.merchants.officeDraw.turnEnd.hint',
        },
      ],
    },
  ],
  goa: [
    {
      name: 'edition',
      label: 'page.goa.option.edition',
      values: [
        { value: '2012', label: 'page.goa.edition.2012', hint: 'page.goa.edition.2012.hint' },
        { value: '2004', label: 'page.goa.edition.2004', hint: 'page.goa.edition.2004.hint' },
      ],
    },
    goaSwitch('quickStart'),
    { ...goaSwitch('bonanza'), with: { edition: '2012' } },
    {
      name: 'money',
      label: 'page.goa.option.money',
      values: [
        { value: 'hidden', label: 'page.goa.money.hidden', hint: 'page.goa.money.hidden.hint' },
        { value: 'open', label: 'page.goa.money.open', hint: 'page.goa.money.open.hint' },
      ],
    },
  ],
};

/** The options there are for a game, given those chosen so far. */
export const fieldsOf = (game: GameId, chosen: Chosen): readonly OptionField[] =>
  optionFields[game].filter(({ with: others = {} }) =>
    Object.entries(others).every(([name, value]) => valueOf(game, chosen, name) === value),
  );

/** What stands chosen for an option: the usual value where nothing is. */
const valueOf = (game: GameId, chosen: Chosen, name: string): OptionValue | undefined =>
  chosen[name] ?? optionFields[game].find((field) => field.name === name)?.values[0]?.value;

/** What is asked for: an option that is not there any more, because another one was changed, is left out. */
export const optionsFor = (game: GameId, chosen: Chosen): Chosen => {
  const names = new Set(fieldsOf(game, chosen).map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
};
