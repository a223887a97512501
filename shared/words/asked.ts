import { perLanguage, say, type Voice } from './render.ts';

/** More kinds of moves than these make no subject, and no line of a list. */
const NAMED = 4;

const alternatives = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** What a player is asked to do, in words: "bid or pass". `asks`: the kinds of moves he may choose from. */
export function asked(
  { game, asks }: { readonly game: string; readonly asks: readonly string[] },
  voice: Pick<Voice, 'language' | 'words'>,
): string {
  if (asks.length > NAMED) return say(voice, 'ask.some');
  return alternatives(voice.language).format(asks.map((type) => say(voice, `ask.${game}.${type}`)));
}
