import type { GameId } from '#shared/games/meta.ts';
import type { Chosen, OptionField, OptionValue } from './introduction.ts';
import { webGames } from './registry.ts';

/** The options of a game, given those chosen so far. */
export const fieldsOf = (game: GameId, chosen: Chosen): readonly OptionField[] =>
  webGames[game].options.filter(({ with: others = {} }) =>
    Object.entries(others).every(([name, value]) => valueOf(game, chosen, name) === value),
  );

/** The value of an option: the chosen one, else the default. */
const valueOf = (game: GameId, chosen: Chosen, name: string): OptionValue | undefined =>
  chosen[name] ?? webGames[game].options.find((field) => field.name === name)?.values[0]?.value;

/** The options to send. An option that no longer exists, because another one was changed, is left out. */
export const optionsFor = (game: GameId, chosen: Chosen): Chosen => {
  const names = new Set(fieldsOf(game, chosen).map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
};
