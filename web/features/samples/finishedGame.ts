import { RELAXED } from '#shared/protocol/answers.ts';
import { signal } from '@preact/signals';
import { ENGINE } from '#shared/engine.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { checkExport, type ExportReport } from '#shared/protocol/exportChecks.ts';
import { readExport, type BadFile } from '#shared/protocol/exportFile.ts';
import type { Export, GameView } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { partOf } from '../../lib/requests.ts';
import { REPLAY } from '../../routes.ts';
import { volatileMemory, type Platform } from '../../lib/platform.ts';
import { gameIds, type GameId } from '#shared/games/meta.ts';
import { webGames } from '../../games/registry.ts';
import { historyPage } from '../game/index.ts';
import { playedSample } from './playedSample.ts';

/** A game that was opened from a file. */
export interface SavedGame {
  /** Name of the file. */
  readonly name: string;
  readonly file: Export;
  readonly report: ExportReport;
  /** Answers for this game from the file; undefined if its log cannot be shown. */
  readonly platform: Platform | undefined;
}

/** The game that was opened last. It is gone with the page, because a file is kept nowhere. */
export const savedGame = signal<SavedGame | undefined>(undefined);

/** Reads and checks a file. */
export async function openSaved(
  platform: Platform,
  name: string,
  text: string,
): Promise<Result<SavedGame, ApiFailure>> {
  const read = readExport(text);
  if (!read.ok) return refused(read.failure);
  const file = read.value;
  const checker = await partOf(platform.checker(file.game));
  if (!checker.ok) return checker;
  const rules = checker.value;
  const report = checkExport(rules, file);
  const canBeShown =
    file.commits.length > 0 && report.checks.every(({ kind, ok: is }) => kind !== 'rows' || is);
  return ok({ name, file, report, platform: canBeShown ? replayPlatform(platform, rules, file) : undefined });
}

const refused = ({ code, params }: BadFile): Result<never, ApiFailure> => fail({ code, params, status: 0 });

/** A platform that answers for one game from its file. It asks the service nothing, and remembers nothing. */
function replayPlatform(platform: Platform, rules: AnyRules, file: Export): Platform {
  const view = viewOf(rules, file);
  return {
    ...unchanging(platform, view, async () => file),
    // Nothing of another's game may be mixed up with what this device was shown.
    session: volatileMemory(),
    device: volatileMemory(),
    rules: async (game) => ({ ...(await platform.rules(game)), acting: () => [] }), // nobody is asked
  };
}

/** The view of the file's viewer after its last row. Nothing can be chosen. */
function viewOf(
  rules: AnyRules,
  { game, options, status, viewer, seats, commits, commitment }: Export,
): GameView {
  const state = foldLog(rules, commits);
  return {
    id: REPLAY,
    game,
    options,
    status: status === 'over' ? 'over' : 'running',
    seq: commits.length,
    lastIsOwn: false,
    acting: rules.acting(state),
    you: viewer === 'spectator' ? null : viewer,
    host: false,
    state,
    choices: [],
    orders: null,
    ordersRevision: 0,
    clock: RELAXED,
    title: null,
    rematch: null,
    watchDelay: 0,
    seats: seats.map(({ seat, kind, name }) => ({ seat, kind: kindOf(kind), name, online: false })),
    commitment,
    question: null,
    standings: rules.standings(state),
    watch: false,
    createdAt: commits[0]?.at ?? 0,
    engine: ENGINE,
  };
}

const kindOf = (kind: string): 'person' | 'bot' => (kind === 'bot' ? 'bot' : 'person');

/**
 * Fetches all that shows a saved game, for every game: a file may be opened when there is no network any more, and of
 * which game it is shows only then. A part that does not come is asked for again when it is needed.
 */
export const fetchReplayParts = (platform: Pick<Platform, 'checker'>): Promise<unknown> =>
  Promise.allSettled([
    historyPage(),
    ...gameIds.flatMap((id) => [platform.checker(id), webGames[id].load()]),
  ]);

/** A platform on which one finished game is answered from memory, as the service would answer a spectator. */
export async function samplePlatform(platform: Platform, id: string, game: GameId): Promise<Platform> {
  const { view, whole } = await playedSample(id, game);
  return unchanging(platform, view, whole);
}

/** A platform that answers for one game that does not change. `whole` is asked for its log when that is needed. */
const unchanging = (platform: Platform, view: GameView, whole: () => Promise<Export>): Platform => ({
  ...platform,
  api: {
    ...platform.api,
    game: async () => ok(view),
    log: async (_, from) => ok({ commits: (await whole()).commits.slice(from - 1), next: null }),
    export: async () => ok(await whole()),
    messages: async () => ok({ messages: [], earlier: false }),
  },
  live: (_, listener) => {
    listener.connection('live');
    return { close: () => undefined };
  },
});
