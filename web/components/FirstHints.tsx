import { useModel } from '@preact/signals';
import { isGameId } from '#shared/games/meta.ts';
import { HintsModel } from '../models/hints.ts';
import type { Memory } from '../models/platform.ts';
import { lazy } from '../lazy.ts';

/** Once fetched, it is drawn in the same frame as what it hints at. */
const hintCard = lazy(() => import('../hints/HintCard.tsx'));

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
  const part = hintCard();
  return part === undefined ? null : <part.HintCard hints={hints} kind={kind} now={now} />;
}
