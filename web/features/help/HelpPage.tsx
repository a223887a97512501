import type { FunctionComponent } from 'preact';
import { gameIds } from '#shared/games/meta.ts';
import { Fetched } from '../../ui/notices.tsx';
import type { HelpProps } from '../../games/introduction.ts';
import { webGames } from '../../games/registry.ts';
import { gameWords, rulesWords } from '../../games/words.ts';
import { helpWords, withWords } from '../../lib/language.ts';
import type { Topic } from '../../routes.ts';
import type { Platform } from '../../lib/platform.ts';

interface Props {
  readonly topic: Topic;
  readonly platform: Platform;
}

const playing = withWords(async () => (await import('./PlayingHelp.tsx')).PlayingHelp, helpWords);
const games = new Map<string, () => Promise<FunctionComponent<HelpProps>>>(
  gameIds.map((id) => {
    const load = async () => (await webGames[id].help()).GameHelp;
    return [id, withWords(load, helpWords, rulesWords[id], gameWords[id])] as const;
  }),
);

/** Rules and help; each topic is loaded when it is opened. */
export function HelpPage({ topic, platform }: Props) {
  const game = games.get(topic);
  return game === undefined ? (
    <Fetched key={topic} load={playing} props={{}} />
  ) : (
    <Fetched key={topic} load={game} props={{ device: platform.device }} />
  );
}
