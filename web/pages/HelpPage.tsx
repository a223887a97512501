import { Later } from '../components/Later.tsx';
import type { Topic } from '../help/topics.ts';
import type { World } from '../models/world.ts';

interface Props {
  readonly topic: Topic;
  readonly world: World;
}

const playing = async () => (await import('../help/playing/PlayingHelp.tsx')).PlayingHelp;
const merchants = async () => (await import('../help/merchants/MerchantsHelp.tsx')).MerchantsHelp;
const goa = async () => (await import('../help/goa/GoaHelp.tsx')).GoaHelp;

/** Rules and help; each topic is fetched when it is gone to. */
export function HelpPage({ topic, world }: Props) {
  switch (topic) {
    case 'playing':
      return <Later key={topic} load={playing} props={{}} />;
    case 'merchants':
      return <Later key={topic} load={merchants} props={{}} />;
    case 'goa':
      return <Later key={topic} load={goa} props={{ device: world.device }} />;
  }
}
