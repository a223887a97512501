import type { GameId } from '#shared/games/meta.ts';
import { introduction as goa } from './goa/introduction.ts';
import type { Chosen, Introduction, OptionField, OptionValue } from './introduction.ts';
import { introduction as merchants } from './merchants/introduction.ts';

/** What the page says of every game before one is opened. A new game adds its line here, and one in `registry.ts`. */
export const introductions: { readonly [id in GameId]: Introduction } = { merchants, goa };

/** The options of a game, given those chosen so far. */
export const fieldsOf = (game: GameId, chosen: Chosen): readonly OptionField[] =>
  introductions[game].options.filter(({ with: others = {} }) =>
    Object.entries(others).every(([name, value]) => valueOf(game, chosen, name) === value),
  );

/** The value of an option: the chosen one, else the default. */
const valueOf = (game: GameId, chosen: Chosen, name: string): OptionValue | undefined =>
  chosen[name] ?? introductions[game].options.find((field) => field.name === name)?.values[0]?.value;

/** The options to send. An option that no longer exists, because another one was changed, is left out. */
export const optionsFor = (game: GameId, chosen: Chosen): Chosen => {
  const names = new Set(fieldsOf(game, chosen).map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
};
