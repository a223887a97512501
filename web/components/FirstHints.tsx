import { useModel } from '@preact/signals';
import { isGameId } from '#shared/games/meta.ts';
import { HintsModel } from '../models/hints.ts';
import type { Memory } from '../models/platform.ts';
import { Later } from './Later.tsx';

const hintCard = async () => (await import('../hints/HintCard.tsx')).HintCard;

interface Props {
  readonly device: Memory;
  /** The game's id. */
  readonly game: string;
  /** Which game it is. */
  readonly kind: string;
  /** The state the open decision belongs to. */
  readonly now: unknown;
}

/** Hints for a player's first game of its kind. Others do not fetch them. */
export function FirstHints({ device, game, kind, now }: Props) {
  const hints = useModel(() => new HintsModel(device, kind, game));
  if (!hints.wanted.value || !isGameId(kind)) return null;
  return <Later quiet load={hintCard} props={{ hints, kind, now }} />;
}
