import * as v from 'valibot';
import { literal, insertEntries, type Entry } from './sql.ts';

/** Who is deleted again after a restore, which brings back what was deleted since, and the SQL for it. */

/** Who was known before a restore, as `npm run forget -- keep` notes it. */
export const Kept = v.object({
  /** When they were noted (ms). */
  at: v.number(),
  /** The players. */
  ids: v.array(v.string()),
  /** Who is known in games and is no player: guests whom nothing led back. Their games keep them. */
  lost: v.array(v.string()),
});
export type Kept = v.InferOutput<typeof Kept>;

/** The players who are there after the restore and had deleted their account before it. Who came after it, or was a lost guest, is none of them. */
export function forgottenOf(
  kept: Kept,
  restored: readonly { readonly id: string; readonly createdAt: number }[],
): readonly string[] {
  const ids = new Set([...kept.ids, ...kept.lost]);
  return restored.filter(({ id, createdAt }) => createdAt <= kept.at && !ids.has(id)).map(({ id }) => id);
}

/** What the databases of games know of others than these, by id. */
export function entriesOfOthers(
  entries: readonly Entry[],
  known: Iterable<string>,
): ReadonlyMap<string, readonly Entry[]> {
  const ids = new Set(known);
  return Map.groupBy(
    entries.filter((entry) => !ids.has(entry.player_id)),
    (entry) => entry.player_id,
  );
}

/** A player's id is put into SQL as it is. */
const PLAYER_ID = /^[0-9a-z]{8,32}$/;

const NOTED = 'erasures (player_id, name, email, language, session, started_at, searched)';

/** SQL that ends the player's sessions and notes the deletion: the cron does the rest, as after the player's own request. */
export function forgettingOf(id: string, now: number): string {
  if (!PLAYER_ID.test(id)) throw new RangeError(`no player's id: ${id}`);
  return `INSERT OR IGNORE INTO ${NOTED}
  SELECT id, name, email, language, '', ${now}, 0 FROM players WHERE id = '${id}';
DELETE FROM sessions WHERE player_id = '${id}';
DELETE FROM api_tokens WHERE player_id = '${id}'`;
}

/** The same for a player whom only games know, in these. `name`: their name at one of these tables. */
export const forgettingInGames = (
  id: string,
  name: string,
  entries: readonly Entry[],
  now: number,
): string => `${insertEntries(entries)};
INSERT OR IGNORE INTO ${NOTED} VALUES (${literal(id)}, ${literal(name)}, NULL, NULL, '', ${now}, 0)`;

/** SQL for a database of games: a name of the player. */
export const selectName = (id: string): string =>
  `SELECT name FROM seats WHERE player_id = ${literal(id)} AND name IS NOT NULL LIMIT 1`;
