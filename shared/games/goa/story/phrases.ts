import type { Phrase, PhraseArg } from '../../../kernel/rules.ts';
import { PLOTS, type SpicesByField } from '../things.ts';

export type Args = Readonly<Record<string, PhraseArg>>;

export const phrase = (name: string, args: Args = {}): Phrase => ({ key: `goa.story.${name}`, args });

export const goaTerm = (name: string): PhraseArg => ({ term: `goa.${name}` });
export const terms = (group: string, names: readonly string[]): PhraseArg => ({
  list: names.map((name) => goaTerm(`${group}.${name}`)),
});
/** Cards are named by their kind. */
export const cardTerms = (cards: readonly string[]): PhraseArg =>
  terms(
    'card',
    cards.map((card) => card.replace(/\d+$/, '')),
  );

/** Spices, each with the plot where it lies, in the supply board's order. Equal ones of a plot are counted. */
export function spicesArgs(spices: SpicesByField): Args {
  const fields = Object.entries(spices);
  const list = PLOTS.flatMap((plot) => {
    const there = fields.filter(([field]) => field.startsWith(`${plot}.`)).map(([, spice]) => spice);
    return [...new Set(there)].map((spice) => ({
      term: `goa.at.${plot}.${spice}`,
      args: { n: there.filter((other) => other === spice).length },
    }));
  });
  return { n: fields.length, spices: { list } };
}
