import type { MyGame } from '#shared/protocol/http.ts';
import { formatList, isolate } from '../../../lib/i18n.ts';
import { namesOf, titleWithGame } from '../../../ui/names.tsx';

/** A game as its player tells it from their others: what is played, and with whom. */
export function gameName(game: MyGame): string {
  const others = game.seats.filter(({ seat }) => seat !== game.you);
  const names = formatList(others.map(({ seat }) => isolate(namesOf(game)(seat))));
  return `${titleWithGame(game)} – ${names}`;
}
