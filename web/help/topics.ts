/** What the help is about: how one plays here, and the rules of each game. */
export const TOPICS = ['playing', 'merchants', 'goa'] as const;
export type Topic = (typeof TOPICS)[number];

/** The page of a topic. */
export const addressOf = (topic: Topic): string => (topic === 'playing' ? '/help' : `/help/${topic}`);

/** The topic of a page below `/help`; undefined for none. */
export const topicAt = (name: string): Topic | undefined =>
  name === '' ? 'playing' : TOPICS.find((topic) => topic === name && topic !== 'playing');

/** The rules a game is played by: of its edition, where it has several. */
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
