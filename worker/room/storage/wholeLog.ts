import type { LogRow } from '#shared/kernel/log.ts';
import { database } from '../../db/database.ts';
import { selectRows } from '../../db/games/log.ts';
import { headAt } from './chain.ts';
import { withoutGap, type LoadedGame, type RoomStorage } from './loadedGame.ts';

/**
 * All rows of the log, for taking back, for exports and for pages that have missed much. They are kept until the log
 * grows: a request that is refused, or made by a spectator, must not read a thousand rows each time it is repeated.
 */
export class WholeLog {
  #known: { readonly head: string; readonly rows: readonly LogRow[] } | undefined;

  /**
   * The rows up to the last one of `loaded` as D1 has them; from memory where they end with that. D1 may have been
   * restored since the game was loaded, so the head of what was read says what is kept. Throws `DamagedLog` where a row
   * is missing.
   */
  async rows({ env, gameId }: RoomStorage, { head, game }: LoadedGame): Promise<readonly LogRow[]> {
    if (this.#known?.head === head) return this.#known.rows.slice(0, game.seq);
    const stored = await selectRows(database(env), gameId, 1);
    const rows = withoutGap(stored, 0);
    const last = stored.at(-1);
    if (last !== undefined) this.#known = { head: await headAt(last), rows };
    return rows.slice(0, game.seq); // others may have been written meanwhile
  }

  forget(): void {
    this.#known = undefined;
  }
}
