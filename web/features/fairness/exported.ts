import type { Export } from '#shared/protocol/http.ts';
import type { ApiResult } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';

/** The game's export, fetched when it is first asked for. */
export type Exported = () => Promise<ApiResult<Export>>;

/** A finished game's export does not change: one that came is kept, one that failed is asked for again. */
export function exportOnce({ api }: Pick<Platform, 'api'>, game: string): Exported {
  let kept: ApiResult<Export> | undefined;
  return async () => {
    if (kept?.ok !== true) kept = await api.export(game);
    return kept;
  };
}
