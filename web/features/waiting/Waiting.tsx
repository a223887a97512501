import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { forcedMove } from '#shared/kernel/choices.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import type { Game } from '../../table/game.ts';
import { isUnderWay } from '../../table/sending.ts';
import type { Platform } from '../../lib/platform.ts';
import { fromCache } from '../../lib/offline.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { useTable } from '../../table/context.tsx';
import { t } from '../../lib/i18n.ts';

/**
 * The thing that the page waits for while its player has nothing to do. `onlyAnswer`: the rules give the only possible answer to
 * the player's own decision.
 */
export type WaitingFor = 'players' | 'bot' | 'onlyAnswer' | 'connection';

/** After this time (ms) the page says what it waits for. Shorter waits are not mentioned. */
export const SAY_AFTER = 2_000;
/** After this time (ms) without the expected event, the page asks the service again; then ever more rarely. */
export const ASK_AFTER = 10_000;
const LONGEST_PAUSE = 60_000;

export interface Waiting {
  /** Undefined: for nothing, or not for long yet. */
  readonly said: ReadonlySignal<WaitingFor | undefined>;
  /** It has taken so long that the page has asked anew. */
  readonly isLate: ReadonlySignal<boolean>;
  /** Stops asking. */
  dispose(): void;
}

type Watched = Pick<
  Game,
  | 'view'
  | 'rules'
  | 'position'
  | 'you'
  | 'acting'
  | 'yourTurn'
  | 'offered'
  | 'planned'
  | 'sending'
  | 'connection'
  | 'signedIn'
  | 'refresh'
>;

/** Watches what a game's page waits for, and asks the service anew where what should come by itself does not come. */
export function createWaiting(game: Watched, { later }: Pick<Platform, 'later'>): Waiting {
  const row = computed(() => game.position.value.seq);
  /** The player's own decision is answered for them. */
  const isAnswered = computed(() => {
    const [you, rules, { state }] = [game.you.value, game.rules.value, game.position.value];
    if (you === null || rules === undefined || !hasOneChoice(game)) return false;
    return automaticMove(rules, state, you) !== undefined;
  });
  const waitingFor = computed(() => waitingOf(game, isAnswered.value && answersOnly(game)));
  const said = signal<WaitingFor | undefined>(undefined);
  const isLate = signal(false);

  const dispose = effect(() => {
    const what = waitingFor.value;
    void row.value; // with every row the waiting begins anew
    said.value = what === 'players' ? what : undefined;
    isLate.value = false;
    if (what === undefined || what === 'players') return undefined;
    let callOff = later(SAY_AFTER, () => {
      said.value = what;
      const pause = askAfter(what);
      callOff = later(pause - SAY_AFTER, () => ask(pause));
    });
    const ask = (pause: number): void => {
      isLate.value = true;
      void game.refresh();
      const next = Math.min(LONGEST_PAUSE, pause * 2);
      callOff = later(next, () => ask(next));
    };
    return () => callOff();
  });
  return { said, isLate, dispose };
}

/** Whether that is given for the player is the rules' to say: where a hidden thing could matter, it is not. */
const hasOneChoice = ({ yourTurn, planned, offered }: Watched): boolean =>
  yourTurn.value && planned.value.length === 0 && forcedMove(offered.value) !== undefined;

/** Does the service give only answers for this player? A sleeping game waits for its people, and orders may forbid it. */
const answersOnly = ({ view }: Watched): boolean =>
  !view.value?.clock?.asleep && (view.value?.orders?.order.onlyMove ?? true);

/** A deploy cuts off all pages at once. They must not all ask in the same moment. */
const askAfter = (what: WaitingFor): number =>
  what === 'connection' ? ASK_AFTER * (1 + Math.random()) : ASK_AFTER;

function waitingOf(game: Watched, isAnswered: boolean): WaitingFor | undefined {
  const view = game.view.value;
  if (view?.status !== 'running' || game.signedIn.value !== undefined) return undefined;
  if (isUnderWay(game.sending.value)) return undefined; // the sender says so, and asks again itself
  if (game.yourTurn.value && !isAnswered) return undefined;
  if (game.connection.value === 'connecting') return 'connection';
  if (game.yourTurn.value) return 'onlyAnswer';
  const isBot = game.acting.value.some((seat) => view.seats[seat]?.kind === 'bot');
  return isBot ? 'bot' : 'players';
}

/** After this time (ms) without a connection the page says so: with a deploy or a locked phone it comes back sooner. */
export const LOST_AFTER = 5_000;

interface LostLine {
  /** A connection that the page had, or would need to show more than it has kept, has been missing for a while. */
  readonly isLost: ReadonlySignal<boolean>;
  dispose(): void;
}

type Connected = Pick<Game, 'loading' | 'signedIn' | 'connection' | 'wasLive'>;

/** Says when a game's connection is missing for so long that its player should know. */
export function createLostLine(game: Connected, { later }: Pick<Platform, 'later'>): LostLine {
  const isMissing = computed(
    () =>
      game.loading.value.kind === 'ready' &&
      game.signedIn.value === undefined &&
      game.connection.value === 'connecting' &&
      (game.wasLive.value || fromCache.value),
  );
  const isLost = signal(false);
  const dispose = effect(() => {
    // A page that begins with a cached game may show an old one from the first.
    isLost.value = isMissing.value && !game.wasLive.value;
    if (isMissing.value && game.wasLive.value) return later(LOST_AFTER, () => (isLost.value = true));
    return undefined;
  });
  return { isLost, dispose };
}

/** Says what the page waits for, unless its title says so already. */
export function WaitingNotice() {
  const { game, platform } = useTable();
  const waiting = useMemo(() => createWaiting(game, platform), [game, platform]);
  useEffect(() => waiting.dispose, [waiting]);
  const text = textOf(waiting.said.value);
  return (
    <p class="turn-status" role="status">
      {waiting.isLate.value ? `${text} ${t('page.wait.late')}` : text}
    </p>
  );
}

function textOf(waitingFor: WaitingFor | undefined): string {
  switch (waitingFor) {
    case undefined:
    case 'players':
      return '';
    case 'bot':
      return t('page.wait.bot');
    case 'onlyAnswer':
      return t('page.wait.onlyAnswer');
    case 'connection':
      return t('page.wait.connection');
  }
}
