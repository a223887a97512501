import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Scene } from '../../../../web/games/gameUi.ts';
import { hasMoveEditor } from '../../../../web/games/goa/editor/Composer.tsx';
import { stepperOf, buttonsOf, balance } from '../../../../web/games/goa/editor/Decision.tsx';
import type { StepperSpec } from '../../../../web/games/goa/editor/Controls.tsx';
import { hint } from '../../../../web/games/goa/editor/hint.ts';
import { editorStepperOf, rowsOf } from '../../../../web/games/goa/editor/rows.ts';
import { targetsOf } from '../../../../web/games/goa/targets/index.ts';
import { decisionOf } from '../../../../web/games/goa/targets/decision.ts';
import type { Target } from '../../../../web/games/goa/boardProps.ts';
import { evolveAll } from '../../../support/playout.ts';

/** A player at the page of a game of Goa: the moves they have chosen, and the move they are putting together. */
export interface Hands {
  readonly seat: Seat;
  /** The game before the draft, as this seat sees it. */
  readonly before: State;
  /** The state after the chosen moves, without the last one if chance decides its outcome (`closed`). */
  readonly now: State;
  readonly moves: readonly Move[];
  readonly closed: boolean;
  /** The moves have been sent by the last tap. */
  readonly sent?: boolean;
  readonly partial: Move | null;
}

/** The scene that the page makes for a seat before the first tap. */
export const sceneFor = (state: State, seat: Seat = 0): Scene<State, Move> =>
  new Page(handsAt(state, seat)).scene;

/** What is in the hands after a tap. */
export type Tap = () => Hands;

/** The seat's hands before the first tap. */
export function handsAt(state: State, seat: Seat): Hands {
  const seen = seatView(rules, state, seat).state;
  return { seat, before: seen, now: seen, moves: [], closed: false, partial: null };
}

/** The first move that these hands would send. */
export const moveOf = ({ moves, partial }: Hands): Move | null => moves[0] ?? partial;

/** The seat's choices. */
export const offeredTo = ({ now, seat, closed }: Hands): readonly Choice[] =>
  closed ? [] : rules.choices(seatView(rules, now, seat));

/** The hands with one more move; undefined if it is refused. */
function played(hands: Hands, move: Move): Hands | undefined {
  const result = play(rules, hands.now, hands.seat, move, NO_DICE);
  const moves = [...hands.moves, move];
  if (!result.ok)
    return result.failure.code === NEEDS_SERVER
      ? { ...hands, moves, closed: true, partial: null }
      : undefined;
  return { ...hands, moves, partial: null, now: evolveAll(rules, hands.now, result.value) };
}

/**
 * Everything that can be tapped, on the table, at the desk and in the bar, by a name that stays the same while a
 * move is put together: `fields p1.0`, `bar pass`. A dial counts as a control for each of its numbers.
 */
export function controls(hands: Hands): ReadonlyMap<string, Tap> {
  const page = new Page(hands);
  const { scene } = page;
  const taps = new Map<string, Tap>();
  const add = (name: string, label: string, tap: () => void): void => {
    if (taps.has(name)) throw new Error(`two controls are called ${name}`);
    inWords(label);
    taps.set(name, () => page.after(tap));
  };
  for (const [part, lit] of Object.entries(targetsOf(scene)) as [string, ReadonlyMap<unknown, Target>][])
    for (const [at, { label, tap }] of lit) add(`${part} ${String(at)}`, label, tap);
  const decision = decisionOf(scene);
  if (decision === undefined) return taps;
  const stepper = (of: StepperSpec | undefined): void => {
    if (of === undefined) return;
    for (let n = of.min; n <= of.max; n += 1) add(`${of.label} ${n}`, of.format(n), () => of.set(n));
  };
  for (const { key, label, tap } of buttonsOf(decision)) add(`bar ${key}`, label, tap);
  stepper(stepperOf(decision));
  if (hasMoveEditor(scene)) {
    for (const { title, buttons } of rowsOf(decision))
      for (const { key, label, tap } of buttons) add(`${title} ${key}`, label, tap);
    stepper(editorStepperOf(decision));
  }
  return taps;
}

/** The number to choose in the bar; throws if there is none. */
export function stepperAt(hands: Hands): StepperSpec {
  const decision = decisionOf(new Page(hands).scene);
  const stepper = decision && stepperOf(decision);
  if (stepper === undefined) throw new Error('no number to choose');
  return stepper;
}

/** The bar's texts besides its controls: where to choose, and the effect. */
export function saidAt(hands: Hands): readonly string[] {
  const { scene } = new Page(hands);
  return [hint(scene), balance(scene)].map(inWords);
}

/** The text; throws if it has an unfilled placeholder or a raw key. */
function inWords(text: string): string {
  if (/[{}]|page\.|goa\.|undefined|NaN/.test(text)) throw new Error(`not in words: ${text}`);
  return text;
}

/** The scene of these hands as the page makes it, and what a tap makes of them. */
class Page {
  readonly scene: Scene<State, Move>;
  readonly #before: Hands;
  #hands: Hands;

  constructor(hands: Hands) {
    const { seat, before, now, partial } = hands;
    this.#before = hands;
    this.#hands = hands;
    this.scene = {
      before,
      now,
      shown: (partial && played(hands, partial)?.now) ?? now,
      events: [],
      you: seat,
      over: false,
      acting: rules.acting(now),
      seats: [],
      offered: offeredTo(hands),
      partial,
      name: (of) => `Seat ${of}`,
      choose: (move, last) => {
        const next = played(this.#hands, move);
        if (next === undefined) throw new Error(`${JSON.stringify(move)} is chosen but refused`);
        this.#hands = last ? { ...next, sent: true } : next;
      },
      compose: (move) => (this.#hands = { ...this.#hands, partial: move }),
      refusal: () => undefined,
    };
  }

  after(tap: () => void): Hands {
    this.#hands = this.#before;
    tap();
    return this.#hands;
  }
}
