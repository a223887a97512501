import type { Topic } from '../../routes.ts';

/** The page of a topic. */
export const addressOf = (topic: Topic): string => (topic === 'playing' ? '/help' : `/help/${topic}`);

/** The help page with a game's rules; those of its edition, if the game has several. */
export function rulesAddress({
  game,
  options,
}: {
  readonly game: string;
  readonly options: unknown;
}): string {
  const edition =
    typeof options === 'object' && options !== null && 'edition' in options ? options.edition : null;
  return edition === null ? `/help/${game}` : `/help/${game}?edition=${String(edition)}`;
}
