import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Commit } from '../../shared/kernel/log.ts';
import type { AnyRules } from '../../shared/kernel/rules.ts';
import type { GameStatus, GameView } from '../../shared/protocol/http.ts';
import type { Frame } from '../../shared/protocol/socket.ts';
import { UNREADABLE, type Failure } from '../api.ts';
import type { Connection } from '../socket.ts';
import type { Position } from './draft.ts';
import type { World } from './world.ts';

export type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready' };

/** The game as the server tells it: view, folded state and log, kept up to date. */
export interface Table {
  readonly loading: ReadonlySignal<Loading>;
  /** As last fetched, with what frames changed since; state and seq in it are those of the fetch. */
  readonly view: ReadonlySignal<GameView | undefined>;
  readonly rules: ReadonlySignal<AnyRules | undefined>;
  readonly position: ReadonlySignal<Position>;
  /** Without gaps from row 1; shorter than the position while the rest is being fetched. */
  readonly log: ReadonlySignal<readonly Commit[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** There was a live connection once: without one now, the line is lost rather than not there yet. */
  readonly wasLive: ReadonlySignal<boolean>;
  /** The server has other rules than this page, and loading anew has not helped. */
  readonly outdated: ReadonlySignal<boolean>;
  /** Rows from wherever they came; known ones are ignored, gaps are filled. */
  take(commits: readonly Commit[]): void;
  refresh(): Promise<void>;
  /** Loads the page anew, because the server has other rules. */
  renew(): void;
}

const NOWHERE: Position = { seq: 0, state: null };

export function createTable(id: string, world: World): Table {
  const loading = signal<Loading>({ kind: 'loading' });
  const view = signal<GameView | undefined>(undefined);
  const rules = signal<AnyRules | undefined>(undefined);
  const position = signal<Position>(NOWHERE);
  const log = signal<readonly Commit[]>([]);
  const connection = signal<Connection>('connecting');
  const wasLive = signal(false);
  const outdated = signal(false);
  let fetched: GameStatus | undefined;

  const renew = (): void => {
    if (!world.reload()) outdated.value = true;
  };

  const fetchView = async (): Promise<void> => {
    const answer = await world.api.game(id);
    if (!answer.ok) {
      if (view.peek() === undefined) loading.value = { kind: 'failed', failure: answer.failure };
      if (answer.failure.code === 'ENGINE_CHANGED') renew();
      return;
    }
    const fresh = answer.value;
    if (fresh.engine !== world.engine) return renew();
    const loaded = rules.peek() ?? (await load(fresh.game));
    if (loaded === undefined) return;
    fetched = fresh.status;
    batch(() => {
      view.value = fresh;
      rules.value = loaded;
      position.value = { seq: fresh.seq, state: fresh.state };
      loading.value = { kind: 'ready' };
    });
    await fillLog(fresh.seq);
  };

  const load = async (game: string): Promise<AnyRules | undefined> => {
    try {
      return await world.rules(game);
    } catch {
      loading.value = { kind: 'failed', failure: { code: UNREADABLE, status: 0 } };
      return undefined;
    }
  };

  const fillLog = async (to: number): Promise<void> => {
    while (log.peek().length < to) {
      const page = await world.api.log(id, log.peek().length + 1);
      if (!page.ok || page.value.commits.length === 0) return;
      appendToLog(page.value.commits);
    }
  };

  const appendToLog = (commits: readonly Commit[]): void => {
    const known = log.peek().length;
    const rest = commits.filter(({ seq }) => seq > known);
    if (rest.every(({ seq }, i) => seq === known + 1 + i)) log.value = [...log.peek(), ...rest];
  };

  const refresh = oneAtATime(fetchView);

  const take = (commits: readonly Commit[]): void => {
    const game = rules.peek();
    if (game === undefined) return; // the view that is being fetched has them
    batch(() => {
      appendToLog(commits);
      const next = advance(game, position.peek(), commits);
      if (next === undefined) void refresh();
      else position.value = next;
    });
  };

  const frame = (told: Frame): void => {
    if (told.engine !== world.engine) return renew();
    if (told.type === 'commits') return take(told.commits);
    const { type: _type, engine: _engine, ...table } = told;
    const before = view.peek();
    if (before === undefined) return;
    view.value = { ...before, ...table };
    if (fetched !== told.status) void refresh(); // another status brings state, standings or the seed
  };

  const ready = computed(() => loading.value.kind === 'ready');
  effect(() => {
    if (!ready.value) return undefined;
    const live = world.live(id, {
      from: () => position.peek().seq,
      frame,
      connection: (now) => {
        connection.value = now;
        if (now === 'live') wasLive.value = true;
      },
      seatChanged: () => void refresh(),
    });
    return () => live.close();
  });
  void refresh();
  return { loading, view, rules, position, log, connection, wasLive, outdated, take, refresh, renew };
}

/**
 * The position after what is new in `commits`; undefined where it has to be fetched: after a gap, and
 * after an undo, because the states before are not kept.
 */
export function advance(
  rules: AnyRules,
  position: Position,
  commits: readonly Commit[],
): Position | undefined {
  let { seq, state } = position;
  for (const commit of commits) {
    if (commit.seq <= seq) continue;
    if (commit.seq > seq + 1 || commit.undone !== undefined || state === null) return undefined;
    seq = commit.seq;
    for (const event of commit.events) state = rules.evolve(state, rules.upcast(event, commit.version));
  }
  return seq === position.seq ? position : { seq, state };
}

/** Runs `work`; asked for while running, it runs once more afterwards, because its answer may be too old. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  return () => {
    if (running === undefined) running = run();
    else again = true;
    return running;
  };
}
