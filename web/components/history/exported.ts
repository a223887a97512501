import type { Export } from '../../../shared/protocol/http.ts';
import type { Answer } from '../../api.ts';
import type { World } from '../../models/world.ts';

/** The game's export, fetched when it is first asked for. */
export type Exported = () => Promise<Answer<Export>>;

/** A finished game's export does not change: one that came is kept, one that failed is asked for again. */
export function exportOnce({ api }: Pick<World, 'api'>, game: string): Exported {
  let kept: Answer<Export> | undefined;
  return async () => {
    if (kept?.ok !== true) kept = await api.export(game);
    return kept;
  };
}
