import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import { NETWORK } from '../api.ts';
import { canPlay } from './canPlay.ts';
import type { Drafting } from './drafting.ts';
import { keptDraft } from './keep.ts';
import type { Platform } from './platform.ts';
import type { RemoteGame } from './remoteGame.ts';
import type { Sending } from './sending.ts';

const NONE = [] as const;
const IDLE: Sending = { kind: 'idle' };

/** A draft whose code is fetched with the rules that it needs. */
export type LaterDrafting = Drafting & Pick<RemoteGame, 'loadFullRules'>;

/** What the signals of a draft hold. */
type Cells = {
  readonly [
    name in keyof Drafting as Drafting[name] extends ReadonlySignal<unknown> ? name : never
  ]: Drafting[name] extends ReadonlySignal<infer Held> ? Held : never;
};
type CellSignals = { readonly [name in keyof Cells]: ReadonlySignal<Cells[name]> };

/** Fetches the code with the rules, and makes the draft by it; it goes with the model that it was made in. */
function createLoader(id: string, platform: Platform, remote: RemoteGame) {
  const made = signal<(Drafting & Disposable) | undefined>(undefined);
  let isGone = false;
  effect(() => () => {
    isGone = true;
    made.peek()?.[Symbol.dispose]();
  });
  const loadFullRules: RemoteGame['loadFullRules'] = async () => {
    const code = import('./drafting.ts').catch(() => undefined);
    const rules = await remote.loadFullRules();
    const Model = (await code)?.DraftingModel;
    if (rules === undefined || Model === undefined) return undefined;
    if (!isGone) made.value ??= new Model(id, platform, remote);
    return rules;
  };
  return { made, loadFullRules };
}

/**
 * The draft of a game. Its code comes with the deferred rules: before it is there, the choices are those of the view, and
 * what is done with one waits.
 */
export function createLaterDrafting(id: string, platform: Platform, remote: RemoteGame): LaterDrafting {
  const { made, loadFullRules } = createLoader(id, platform, remote);
  const refusal = signal<Rejection | undefined>(undefined);
  const cell = <K extends keyof Cells>(name: K, before: () => Cells[K]): ReadonlySignal<Cells[K]> =>
    computed(() => {
      const signals: CellSignals | undefined = made.value;
      return signals === undefined ? before() : signals[name].value;
    });
  const act = async (work: (drafting: Drafting) => void): Promise<void> => {
    if (made.peek() === undefined) await loadFullRules();
    const drafting = made.peek();
    if (drafting === undefined) refusal.value = { code: NETWORK };
    else work(drafting);
  };
  const state = (): unknown => remote.position.value.state;
  return {
    loadFullRules,
    offered: cell('offered', () => firstChoices(id, platform, remote)),
    planned: cell('planned', () => NONE),
    partial: cell('partial', () => null),
    now: cell('now', state),
    shown: cell('shown', state),
    canSend: cell('canSend', () => false),
    sending: cell('sending', () => IDLE),
    refusal: cell('refusal', () => refusal.value),
    rebased: cell('rebased', () => undefined),
    refusalOf: (move) => made.value?.refusalOf(move),
    choose: (move, last) => void act((its) => its.choose(move, last)),
    compose: (move) => void act((its) => its.compose(move)),
    back: () => void act((its) => its.back()),
    send: () => void act((its) => its.send()),
    repeat: () => void act((its) => its.repeat()),
  };
}

/** What the view offers; nothing if the page has to go on with a draft from before it was loaded. */
function firstChoices(id: string, { session }: Platform, { view, position }: RemoteGame): readonly Choice[] {
  const { you = null } = view.value ?? {};
  if (you === null || !canPlay(view.value, you) || keptDraft(session, id, you) !== undefined) return NONE;
  return position.value.choices ?? NONE;
}
