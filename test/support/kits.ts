import type { GameId } from '#shared/games/meta.ts';
import type { AnyEvent, AnyMove } from '#shared/kernel/types.ts';
import type { Kit } from '../kernel/laws/kit.ts';

/** A game's kit, for tests of any game. It receives its own types only from its rules. */
export type AnyKit = Kit<unknown, AnyMove, AnyEvent, unknown>;

/** What general tests need of a game: `kit` of `test/games/<game>/kit.ts`. */
export async function kitOf(game: GameId): Promise<AnyKit> {
  const { kit }: { readonly kit: AnyKit } = await import(`../games/${game}/kit.ts`);
  return kit;
}
