import * as v from 'valibot';
import { isGameId } from '../games/meta.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { TableEvent } from '../kernel/tableEvents.ts';
import type { Export } from './answers.ts';

/** A file with the export of a game, as it is downloaded from its page. It may come from anybody. */

/** Why a file cannot be read: it is no export of a game, or of a game that is not known here. */
export type BadFile =
  | { readonly code: 'NO_EXPORT'; readonly params: { readonly where: string } }
  | { readonly code: 'OTHER_GAME'; readonly params: { readonly game: string } };

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(count, v.maxValue(31));

/** A time that a page can show as a date. */
const moment = v.pipe(count, v.maxValue(8.64e15));

const ofTable = <T extends TableEvent['type']>(type: T) => v.literal(type);

/** As `TableEvent` in `shared/kernel/tableEvents.ts`. */
const TableRow = v.variant('type', [
  v.looseObject({ type: ofTable('seatVacated'), seat, why: v.picklist(['left', 'timeOut', 'vote']) }),
  v.looseObject({ type: ofTable('playerReturned'), seat }),
  v.looseObject({
    type: ofTable('successorSeated'),
    seat,
    name: v.string(),
    former: v.optional(v.string()),
  }),
  v.looseObject({ type: ofTable('botSeated'), seat, level: v.string() }),
  v.looseObject({ type: ofTable('paused'), until: moment }),
  v.looseObject({ type: ofTable('resumed') }),
  v.looseObject({
    type: ofTable('holidayTaken'),
    seat,
    from: moment,
    until: moment,
    automatic: v.boolean(),
  }),
  v.looseObject({ type: ofTable('gameSlept') }),
  v.looseObject({ type: ofTable('endedEarly'), why: v.picklist(['vote', 'abandoned']) }),
]);

/** A commit may have more members than these. They are kept, because heads are hashed over all of them. */
const Row = v.looseObject({
  seq: count,
  seat: v.nullable(seat),
  events: v.array(v.looseObject({ type: v.string() })),
  undone: v.optional(count),
  tableEvent: v.optional(TableRow),
  at: moment,
  version: count,
});

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));

const ExportFile = v.object({
  id: v.string(),
  game: v.string(),
  options: v.unknown(),
  status: v.picklist(['open', 'running', 'over', 'aborted']),
  viewer: v.union([v.literal('spectator'), seat]),
  seats: v.array(v.object({ seat, kind: v.string(), name: v.nullable(v.string()) })),
  commits: v.array(Row),
  head: v.string(),
  commitment: v.object({
    seedHash: v.string(),
    hash: v.nullable(v.string()),
    seed: v.optional(hex),
    entropy: v.optional(v.array(v.nullable(v.string()))),
  }),
  rows: v.optional(v.array(Row)),
});

/** The export in a file; the failure names the first place that is not as it must be. */
export function readExport(text: string): Result<Export, BadFile> {
  const parsed = v.safeParse(ExportFile, jsonOf(text), { abortEarly: true });
  if (!parsed.success) return fail({ code: 'NO_EXPORT', params: { where: placeOf(parsed.issues[0]) } });
  const { game } = parsed.output;
  const where = strayIn(parsed.output);
  if (where !== undefined) return fail({ code: 'NO_EXPORT', params: { where } });
  return isGameId(game)
    ? ok(parsed.output as Export) // the rows' other members are those of a commit
    : fail({ code: 'OTHER_GAME', params: { game } });
}

/** The first place that names a seat which the file does not list. */
function strayIn({
  viewer,
  seats,
  commits,
  rows = [],
}: v.InferOutput<typeof ExportFile>): string | undefined {
  const isStray = (its: unknown): boolean => typeof its === 'number' && its >= seats.length;
  const strayRow = (log: typeof commits): number =>
    log.findIndex(({ seat: its, tableEvent }) => isStray(its) || isStray(tableEvent?.['seat']));
  const places: readonly (readonly [list: string, index: number])[] = [
    ['seats', seats.findIndex((info, i) => info.seat !== i)],
    ['commits', strayRow(commits)],
    ['rows', strayRow(rows)],
  ];
  const [list, index] = places.find(([, at]) => at >= 0) ?? [];
  if (list !== undefined) return `${list}.${index}`;
  return isStray(viewer) ? 'viewer' : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const placeOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'JSON';
