import { gameIds, type GameId } from '#shared/games/meta.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { Picture } from '#shared/art/drawing.ts';
import type { HelpPart } from '../../../web/features/help/pieces.ts';

/** What tests of the page need of each game. */
export interface PageKit {
  /** Its topics of the help, by name. */
  readonly help: readonly (readonly [name: string, parts: () => readonly HelpPart[]])[];
  /** Options of games in which bots meet every hint, and the rules that those hints link to. */
  readonly hinted: { readonly options: unknown; readonly rules: () => readonly HelpPart[] };
  /** Every type of move, sorted. */
  readonly moves: readonly string[];
  /** A move that is named without looking at the state. */
  readonly plainMove: AnyMove;
  /** Positions for moves that are rare in play; seat 0 decides. */
  readonly positions: readonly unknown[];
  /** Its drawings, by group and name. */
  readonly drawings: Readonly<Record<string, Readonly<Record<string, Picture>>>>;
  /** Most bytes that its drawings may have, zipped; undefined without drawings. */
  readonly drawingBytes?: number;
}

/** `pageKit` of `test/games/<game>/page/kit.ts`. */
async function pageKitOf(game: GameId): Promise<PageKit> {
  const { pageKit }: { readonly pageKit: PageKit } = await import(`../../games/${game}/page/kit.ts`);
  return pageKit;
}

/** The kit of every game. */
export const pageKits = (): Promise<readonly (readonly [game: GameId, kit: PageKit])[]> =>
  Promise.all(gameIds.map(async (game) => [game, await pageKitOf(game)] as const));
