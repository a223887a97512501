import type { Phrase, PhraseArg } from '../kernel/rules.ts';
import type { Catalogue } from './render.ts';

/**
 * The lines, in which neighbours that tell the same of several seats are one: “Ana and Ben cannot afford to bid and pass.” So it
 * is where the words have a template for several, under the sentence's key and `.all`. `isNear`: may the two be one?
 */
export function together<Line extends { readonly phrase: Phrase }>(
  lines: readonly Line[],
  words: Catalogue,
  isNear: (one: Line, next: Line) => boolean = () => true,
): readonly Line[] {
  const told: Line[] = [];
  let seats: readonly PhraseArg[] = [];
  lines.forEach((line, at) => {
    const { key, args } = line.phrase;
    const before = lines[at - 1];
    const goesOn = words[`${key}.all`] !== undefined && before?.phrase.key === key && isNear(before, line);
    seats = [...(goesOn ? seats : []), ...(args['seat'] === undefined ? [] : [args['seat']])];
    if (!goesOn) told.push(line);
    else told[told.length - 1] = { ...line, phrase: { key: `${key}.all`, args: { seats: { list: seats } } } };
  });
  return told;
}
