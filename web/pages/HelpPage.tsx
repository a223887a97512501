import { Later } from '../components/Later.tsx';
import { introductions } from '../games/introductions.ts';
import type { Topic } from '../help/topics.ts';
import type { Platform } from '../models/platform.ts';

interface Props {
  readonly topic: Topic;
  readonly world: Platform;
}

const playing = async () => (await import('../help/playing/PlayingHelp.tsx')).PlayingHelp;
const games = new Map(
  Object.entries(introductions).map(([id, { help }]) => [id, async () => (await help()).GameHelp] as const),
);

/** Rules and help; each topic is loaded when it is opened. */
export function HelpPage({ topic, world: platform }: Props) {
  const game = games.get(topic);
  return game === undefined ? (
    <Later key={topic} load={playing} props={{}} />
  ) : (
    <Later key={topic} load={game} props={{ device: platform.device }} />
  );
}
