import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Commit } from '../../shared/kernel/log.ts';
import type { AnyOfferRules, AnyTableRules } from '../../shared/kernel/rules.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import type { GameStatus, GameView, Message } from '../../shared/protocol/http.ts';
import type { Frame } from '../../shared/protocol/socket.ts';
import { NETWORK, type Failure } from '../api.ts';
import type { Connection } from '../socket.ts';
import { connect } from './connection.ts';
import type { Position } from './draft.ts';
import type { WholeGame } from './whole.ts';
import type { World } from './world.ts';

export type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready' };

/** Whoever is signed in. */
export interface SignedIn {
  /** Null: nobody, or not known. */
  readonly name: string | null;
}

/** The game as the server tells it: view, folded state and log, kept up to date. */
export interface Table {
  readonly loading: ReadonlySignal<Loading>;
  /** As last fetched, with what frames changed since; state and seq in it are those of the fetch. */
  readonly view: ReadonlySignal<GameView | undefined>;
  /** Who decides what. */
  readonly rules: ReadonlySignal<AnyOfferRules | undefined>;
  /** All rules of the table; undefined until `fetchWhole` has been there. */
  readonly whole: ReadonlySignal<WholeGame | undefined>;
  readonly position: ReadonlySignal<Position>;
  /** Without gaps from row 1; shorter than the position while the rest is being fetched. */
  readonly log: ReadonlySignal<readonly Commit[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** There was a live connection once: without one now, the line is lost rather than not there yet. */
  readonly wasLive: ReadonlySignal<boolean>;
  /** What was said at the table last, since this page is connected. */
  readonly said: ReadonlySignal<Message | undefined>;
  /**
   * Who is signed in now, where that is no longer the player this page was opened for: what is shown and drafted
   * stays that player's, and nothing new is heard before the page is loaded anew.
   */
  readonly signedIn: ReadonlySignal<SignedIn | undefined>;
  /** The server has other rules than this page, and loading anew has not helped. */
  readonly outdated: ReadonlySignal<boolean>;
  /** Rows from wherever they came; known ones are ignored, gaps are filled. */
  take(commits: readonly Commit[]): void;
  refresh(): Promise<void>;
  /** Fetches the rest of the rules: a first choice can be made without it, and is carried out with it. */
  fetchWhole(): Promise<WholeGame | undefined>;
  /** Loads the page anew, because the server has other rules. */
  renew(): void;
}

const NOWHERE: Position = { seq: 0, state: null };

export function createTable(id: string, world: World): Table {
  const cells = createCells();
  const { loading, view, position, said, signedIn } = cells;
  const { renew, failed, isStill } = createTrouble(world, cells);
  const { rules, whole, fetchRules, fetchWhole } = createRules(world, () => view.peek()?.game);
  const { log, append, fillTo } = createLog(id, world);
  let fetched: GameStatus | undefined;
  /** Whose eyes the live connection has, and how often one was begun. */
  let eyes: Seat | null | undefined;
  const lines = signal(0);

  /** The view anew; gives its row, or undefined where there is none. */
  const fetchView = async (): Promise<number | undefined> => {
    const answer = await world.api.game(id);
    if (!answer.ok) return void failed(answer.failure);
    const fresh = answer.value;
    if (fresh.engine !== world.engine) return void renew();
    if (eyes !== fresh.you) lines.value += 1; // a line that begins now has the session this view came with
    eyes = fresh.you;
    if (!isStill(fresh.you)) return undefined;
    const game = await fetchRules(fresh.game);
    if (game === undefined) return void failed({ code: NETWORK, status: 0 });
    fetched = fresh.status;
    rules.value = game;
    show(cells, fresh);
    return fresh.seq;
  };
  let fetching = false;
  const refresh = oneAtATime(async () => {
    fetching = true;
    const seq = await fetchView();
    fetching = false;
    if (seq !== undefined) await fillTo(seq);
  });

  const take = (commits: readonly Commit[]): void => {
    if (rules.peek() === undefined) return; // the view that is being fetched has them
    if (signedIn.peek() !== undefined) return void refresh(); // it may be that player's own page again
    batch(() => {
      append(commits);
      const next = advance(whole.peek(), position.peek(), commits);
      if (next === undefined) void refresh();
      else position.value = next;
    });
  };
  const frame = (told: Frame): void => {
    if (told.engine !== world.engine) return renew();
    if (told.type === 'message') return void (said.value = told.message);
    const before = view.peek();
    if (before === undefined) return;
    if (told.type === 'table' && told.you !== undefined) eyes = told.you;
    // As somebody else sees it. A line keeps the session it began with: who is signed in now, a fetched view says.
    if (signedIn.peek() !== undefined || eyes !== before.you) return void refresh();
    if (told.type === 'commits') return take(told.commits);
    view.value = { ...before, ...told }; // its `type` comes along, and means nothing here
    // Another status brings state, standings or the seed; while seats are open the host sees who was invited.
    const more = fetched !== told.status || (told.status === 'open' && before.host);
    // What is being fetched may be older than this frame, and would put the old table back.
    if (more || fetching) void refresh();
  };

  const listener = { from: () => position.peek().seq, frame, seatChanged: () => void refresh() };
  const wanted = computed(() => (loading.value.kind === 'ready' ? lines.value : 0));
  const line = connect(id, world, wanted, listener);
  void refresh();
  return { ...cells, rules, whole, log, ...line, take, refresh, fetchWhole, renew };
}

type Cells = ReturnType<typeof createCells>;
const createCells = () => ({
  loading: signal<Loading>({ kind: 'loading' }),
  view: signal<GameView | undefined>(undefined),
  position: signal<Position>(NOWHERE),
  said: signal<Message | undefined>(undefined),
  outdated: signal(false),
  signedIn: signal<SignedIn | undefined>(undefined),
});

const show = ({ view, position, loading }: Cells, fresh: GameView): void =>
  batch(() => {
    view.value = fresh;
    // While it was on its way, the socket may have brought more: never back.
    if (fresh.seq >= position.peek().seq) position.value = { seq: fresh.seq, state: fresh.state };
    loading.value = { kind: 'ready' };
  });

/** What is done when the server has other rules, takes this page for another player's, or gives no view. */
function createTrouble(world: World, { loading, view, outdated, signedIn }: Cells) {
  const renew = (): void => {
    if (!world.reload()) outdated.value = true;
  };
  const failed = (failure: Failure): void => {
    if (view.peek() === undefined) loading.value = { kind: 'failed', failure };
    if (failure.code === 'ENGINE_CHANGED') renew();
  };
  const lookWho = async (): Promise<void> => {
    const who = await world.api.me();
    if (who.ok && signedIn.peek() !== undefined) signedIn.value = { name: who.value.player?.name ?? null };
  };
  /** Is the server's view still for the seat this page was opened for? A seat may be taken, but not exchanged. */
  const isStill = (you: Seat | null): boolean => {
    const before = view.peek()?.you ?? null;
    const still = before === null || before === you;
    signedIn.value = still ? undefined : (signedIn.peek() ?? { name: null });
    if (!still) void lookWho();
    return still;
  };
  return { renew, failed, isStill };
}

/** The rules as they come: at once who decides what, the rest when it is asked for. */
function createRules(world: World, game: () => string | undefined) {
  const rules = signal<AnyOfferRules | undefined>(undefined);
  const whole = signal<WholeGame | undefined>(undefined);
  const fetchRules = async (of: string): Promise<AnyOfferRules | undefined> =>
    rules.peek() ?? (await world.rules(of).catch(() => undefined));
  const fetchWhole = async (): Promise<WholeGame | undefined> => {
    const [first, of] = [rules.peek(), game()];
    if (first === undefined || of === undefined || whole.peek() !== undefined) return whole.peek();
    const parts = Promise.all([world.rest(of), import('./whole.ts')]);
    const [rest, model] = await parts.catch(() => []);
    if (rest !== undefined && model !== undefined) whole.value ??= model.wholeGame({ ...first, ...rest });
    return whole.peek();
  };
  return { rules, whole, fetchRules, fetchWhole };
}

/** The log in the page: rows 1, 2, 3 … as far as they are there. */
function createLog(id: string, world: World) {
  const log = signal<readonly Commit[]>([]);
  const append = (commits: readonly Commit[]): void => {
    const known = log.peek().length;
    const rest = commits.filter(({ seq }) => seq > known);
    if (rest.every(({ seq }, i) => seq === known + 1 + i)) log.value = [...log.peek(), ...rest];
  };
  const fillTo = async (seq: number): Promise<void> => {
    while (log.peek().length < seq) {
      const page = await world.api.log(id, log.peek().length + 1);
      if (!page.ok || page.value.commits.length === 0) return;
      append(page.value.commits);
    }
  };
  return { log, append, fillTo };
}

/**
 * The position after what is new in `commits`; undefined where it has to be fetched: after a gap, after an undo,
 * because the states before are not kept, and while the rules are not whole.
 */
export function advance(
  rules: AnyTableRules | undefined,
  position: Position,
  commits: readonly Commit[],
): Position | undefined {
  let { seq, state } = position;
  for (const commit of commits) {
    if (commit.seq <= seq) continue;
    if (rules === undefined || state === null) return undefined;
    if (commit.seq > seq + 1 || commit.undone !== undefined) return undefined;
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
