import { perLanguage, fillWords, type Translation } from './render.ts';

/** A longer list of kinds of moves would not fit a mail's subject or a line of a list. */
const NAMED = 4;

const alternatives = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** What a player is asked to do, in words: "bid or pass". `asks`: the kinds of moves they may choose from. */
export function describeAsked(
  { game, asks }: { readonly game: string; readonly asks: readonly string[] },
  voice: Pick<Translation, 'language' | 'words'>,
): string {
  if (asks.length > NAMED) return fillWords(voice, 'ask.some');
  return alternatives(voice.language).format(asks.map((type) => fillWords(voice, `ask.${game}.${type}`)));
}
