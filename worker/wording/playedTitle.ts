import { defused, type Translator } from './translator.ts';

/** What is played, with the game's own name if its host gave it one. */
export function playedTitle({ t, term }: Translator, game: string, title: string | null): string {
  const played = term(`game.${game}`);
  return title === null ? played : t('mail.titled', { game: played, title: defused(title) });
}
