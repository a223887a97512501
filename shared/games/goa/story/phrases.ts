import type { Phrase, PhraseArg } from '../../../kernel/rules.ts';
import { PLOTS, type SpicesByField } from '../things.ts';

export type Args = Readonly<Record<string, PhraseArg>>;

export const phrase = (name: string, args: Args = {}): Phrase => ({ key: `goa.story.${name}`, args });

export const goaTerm = (name: string): PhraseArg => ({ term: `goa.${name}` });
export const terms = (group: string, names: readonly string[]): PhraseArg => ({
  list: names.map((name) => goaTerm(`${group}.${name}`)),
});
/** The cause of something. It stands in brackets, so a name that has brackets itself is told shorter. */
export const reason = (by: string): PhraseArg =>
  goaTerm(by.startsWith('tile.expeditions') ? 'bonus.expeditions' : by);

/** Each name once, and how often it occurs. */
function counted(names: readonly string[]): readonly (readonly [name: string, n: number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** Cards are named by their kind. */
export const cardTerms = (cards: readonly string[]): PhraseArg => ({
  list: counted(cards.map((card) => card.replace(/\d+$/, ''))).map(([kind, n]) =>
    n === 1 ? goaTerm(`card.${kind}`) : { term: `goa.cards.${kind}`, args: { n } },
  ),
});

/** Spices, each with the plot where it lies, in the supply board's order. Equal ones of a plot are counted. */
export function spicesArgs(spices: SpicesByField): Args {
  const fields = Object.entries(spices);
  const list = PLOTS.flatMap((plot) => {
    const there = fields.filter(([field]) => field.startsWith(`${plot}.`)).map(([, spice]) => spice);
    return counted(there).map(([spice, n]) => ({ term: `goa.at.${plot}.${spice}`, args: { n } }));
  });
  return { n: fields.length, spices: { list } };
}
