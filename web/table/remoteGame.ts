import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Commit } from '#shared/kernel/log.ts';
import type { GameView, Message } from '#shared/protocol/http.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import type { ApiFailure } from '../lib/api.ts';
import type { Connection } from '../lib/liveConnection.ts';
import type { Position } from './draft.ts';
import { oneAtATime, partFailure } from '../lib/requests.ts';
import { next, UNREAD, type SessionAction, type Input } from './pageSession.ts';
import { pageRules, type PageRules } from './pageRules.ts';
import type { Platform } from '../lib/platform.ts';

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'ready' };

/** The player who is signed in. */
export interface SignedIn {
  /** Null: nobody, or not known. */
  readonly name: string | null;
}

/** The game as the server reports it: view, folded state and log, kept up to date. */
export interface RemoteGame {
  readonly loading: ReadonlySignal<Loading>;
  /** As last fetched, with what frames changed since; state and seq in it are those of the fetch. */
  readonly view: ReadonlySignal<GameView | undefined>;
  /** Undefined before the first view. */
  readonly rules: ReadonlySignal<PageRules | undefined>;
  readonly position: ReadonlySignal<Position>;
  /** Without gaps from row 1; shorter than the position while the rest is being fetched. */
  readonly log: ReadonlySignal<readonly Commit[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** There was a live connection before: if there is none now, it was lost, and is not merely still to come. */
  readonly wasLive: ReadonlySignal<boolean>;
  /** The last message written at the table since this page is connected. */
  readonly lastMessage: ReadonlySignal<Message | undefined>;
  /**
   * The player who is signed in now, if it is no longer the one this page was opened for; otherwise undefined. The page keeps
   * that player's view and draft, and takes nothing new before it is loaded again.
   */
  readonly signedIn: ReadonlySignal<SignedIn | undefined>;
  /** The server has other rules than this page, and loading the page again has not helped. */
  readonly outdated: ReadonlySignal<boolean>;
  /** Takes rows from any source: known ones are ignored, gaps are filled. */
  take(commits: readonly Commit[]): void;
  refresh(): Promise<void>;
  /** Loads the page again, because the server has other rules, or another log than the one shown. */
  renew(): void;
}

const NOWHERE: Position = { seq: 0, state: null };

export function createRemoteGame(id: string, platform: Platform): RemoteGame {
  const parts = createParts(id, platform);
  const { session, dispatch, shown, log, renew } = parts;
  const refresh = createRefresh(id, platform, parts);
  const perform = (actions: readonly SessionAction[], commits: readonly Commit[]): void => {
    if (actions.includes('fetchView')) void refresh();
    if (actions.includes('append') && !follow(parts, commits)) void refresh();
  };
  listen(id, platform, parts, perform, refresh);
  void refresh();
  return {
    ...shown,
    log: log.log,
    connection: computed(() => session.value.connection),
    wasLive: computed(() => session.value.wasLive),
    signedIn: computed(() => (session.value.kind === 'foreign' ? { name: session.value.name } : undefined)),
    take: (commits) => perform(dispatch({ type: 'answered' }), commits),
    refresh,
    renew,
  };
}

/**
 * Opens the live connection that the session asks for, and a new one whenever it asks for another. `perform` carries
 * out the session's actions.
 */
function listen(
  id: string,
  platform: Platform,
  parts: Parts,
  perform: (actions: readonly SessionAction[], commits: readonly Commit[]) => void,
  refresh: () => Promise<void>,
): void {
  const { session, dispatch, shown, renew } = parts;
  const frame = (received: Frame): void => {
    if (received.engine !== platform.engine || received.type === 'restored') return renew();
    if (received.type === 'message') return void (shown.lastMessage.value = received.message);
    const actions = dispatch(received);
    if (received.type === 'commits') return perform(actions, received.commits);
    if (actions.includes('merge')) merge(shown.view, received);
    perform(actions, []);
  };
  const connection = (now: Connection): void => void dispatch({ type: 'connection', connection: now });
  const line = computed(() => session.value.line);
  effect(() => {
    if (line.value === 0) return undefined;
    const live = platform.live(id, { ...lastRow(parts), frame, connection, seatChanged: refresh });
    return () => live.close();
  });
}

type Parts = ReturnType<typeof createParts>;
function createParts(id: string, platform: Platform) {
  const session = signal(UNREAD);
  const dispatch = (input: Input): readonly SessionAction[] => {
    const [after, ...actions] = next(session.peek(), input);
    session.value = after;
    return actions;
  };
  const shown = {
    loading: signal<Loading>({ kind: 'loading' }),
    view: signal<GameView | undefined>(undefined),
    rules: signal<PageRules | undefined>(undefined),
    position: signal(NOWHERE),
    lastMessage: signal<Message | undefined>(undefined),
    outdated: signal(false),
  };
  let isLeft = false;
  effect(() => () => void (isLeft = true));
  /** Not if the game has been left: a commit is sent on until its outcome is known, and another page is shown then. */
  const renew = (): void => {
    if (!isLeft && !platform.reload()) shown.outdated.value = true;
  };
  return { session, dispatch, shown, log: createCommitLog(id, platform, renew), renew };
}

/** Fetches the view, and then what the log lacks. */
const createRefresh = (id: string, platform: Platform, parts: Parts): (() => Promise<void>) =>
  oneAtATime(async () => {
    const { dispatch, shown, log } = parts;
    dispatch({ type: 'fetching' });
    const fresh = await fetchView(id, platform, parts);
    if (fresh === undefined) return void dispatch({ type: 'unanswered' });
    const isOwn = batch(() => {
      const [action] = dispatch({ ...fresh, type: 'viewed' });
      if (action === 'show') show(shown, fresh);
      return action === 'show';
    });
    if (isOwn) return log.fillTo(fresh.seq);
    void askName(platform, parts);
  });

async function askName(platform: Platform, { dispatch }: Parts): Promise<void> {
  const answer = await platform.api.me();
  if (answer.ok) dispatch({ type: 'named', name: answer.value.player?.name ?? null });
}

/** A view by the rules of this page, once its game is loaded; undefined if none came. */
async function fetchView(
  id: string,
  platform: Platform,
  { shown, renew }: Parts,
): Promise<GameView | undefined> {
  const failed = (failure: ApiFailure): void => {
    if (shown.view.peek() === undefined) shown.loading.value = { kind: 'failed', failure };
    if (failure.code === 'ENGINE_CHANGED') renew();
  };
  // A cached view is older than the one that is shown.
  const answer = await platform.api.game(id, shown.view.peek() !== undefined);
  if (!answer.ok) return void failed(answer.failure);
  if (answer.value.engine !== platform.engine) return void renew();
  try {
    shown.rules.value ??= pageRules(await platform.rules(answer.value.game));
    return answer.value;
  } catch (error) {
    return void failed(partFailure(error));
  }
}

const show = ({ view, position, loading }: Parts['shown'], fresh: GameView): void => {
  view.value = fresh;
  // The live connection may have brought newer rows while this view was on its way.
  if (fresh.seq >= position.peek().seq) {
    const { seq, state } = fresh;
    position.value = { seq, state };
  }
  loading.value = { kind: 'ready' };
};

/** Adds rows to the log and moves the position on; false if the position must be fetched. */
const follow = ({ shown, log }: Parts, commits: readonly Commit[]): boolean =>
  batch(() => {
    log.append(commits);
    const before = shown.position.peek();
    if (commits.every(({ seq }) => seq <= before.seq)) return true;
    const after = shown.rules.peek()?.advance(before, commits);
    if (after !== undefined) shown.position.value = after;
    return after !== undefined;
  });

/** Changes the view as a frame says. A frame's own `type` comes along, and means nothing in a view. */
function merge(
  view: Parts['shown']['view'],
  frame: Extract<Frame, { type: 'table' | 'presence' | 'orders' }>,
): void {
  const before = view.peek();
  view.value = before && {
    ...before,
    ...('online' in frame
      ? { seats: before.seats.map((info) => ({ ...info, online: frame.online.includes(info.seat) })) }
      : frame),
  };
}

/** The last row known, for the server to resume after. */
const lastRow = ({ shown, log }: Parts) => ({
  from: () => shown.position.peek().seq,
  at: () => log.log.peek()[shown.position.peek().seq - 1]?.at ?? 0,
});

/**
 * The log in the page: rows 1, 2, 3 … without gaps. `rewritten` is called when a known row comes with another time: the
 * database was restored to a moment before that row was written, and another row took its place.
 */
function createCommitLog(id: string, platform: Platform, rewritten: () => void) {
  const log = signal<readonly Commit[]>([]);
  const append = (commits: readonly Commit[]): void => {
    const known = log.peek().length;
    if (commits.some(({ seq, at }) => (log.peek()[seq - 1]?.at ?? at) !== at)) return rewritten();
    const added = commits.filter(({ seq }) => seq > known);
    if (added.every(({ seq }, i) => seq === known + 1 + i)) log.value = [...log.peek(), ...added];
  };
  const fillTo = async (seq: number): Promise<void> => {
    while (log.peek().length < seq) {
      const page = await platform.api.log(id, log.peek().length + 1);
      if (!page.ok || page.value.commits.length === 0) return;
      append(page.value.commits);
    }
  };
  return { log, append, fillTo };
}

/** After this time (ms) rows that have not come are asked for again; then ever more rarely. */
const AGAIN = 5_000;
const LONGEST_WAIT = 60_000;

/**
 * While log and position are apart, both are asked for again: a request may have failed. The log may lack rows, and after an
 * undo the position has to be fetched.
 */
export function catchUp(
  { log, position, connection, signedIn, refresh }: RemoteGame,
  { later }: Pick<Platform, 'later'>,
): void {
  const gap = computed(() => (signedIn.value ? 0 : position.value.seq - log.value.length));
  effect(() => {
    void connection.value; // with another gap, and with another connection, it begins anew
    if (gap.value === 0) return undefined;
    let wait = AGAIN;
    const ask = (): void => {
      void refresh();
      wait = Math.min(LONGEST_WAIT, wait * 2);
      callOff = later(wait, ask);
    };
    let callOff = later(wait, ask);
    return () => callOff();
  });
}
