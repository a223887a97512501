import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../shared/games/goa/index.ts';
import type { Move } from '../../shared/games/goa/moves.ts';
import type { State } from '../../shared/games/goa/state.ts';
import { isOffered, type Choice, type Param } from '../../shared/kernel/choices.ts';
import { seededDice } from '../../shared/kernel/dice.ts';
import { play, seatView } from '../../shared/kernel/play.ts';
import { sampleMove } from '../../shared/kernel/sample.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { dialOf, knobsOf } from '../../web/games/goa/decisions/bar.ts';
import type { Dial, Knob } from '../../web/games/goa/decisions/controls.ts';
import { deskDialOf, rowsOf } from '../../web/games/goa/decisions/rows.ts';
import { isAtDesk } from '../../web/games/goa/decisions/atDesk.ts';
import { hint } from '../../web/games/goa/decisions/hint.ts';
import { composing, lightsOf } from '../../web/games/goa/lights.ts';
import type { Lit } from '../../web/games/goa/table.ts';
import { asked } from '../../web/games/goa/lights/offers.ts';
import type { Scene } from '../../web/games/drawing.ts';
import { newDraft, offeredIn, stateAfter, tryMove, withStep, type Draft } from '../../web/models/draft.ts';
import { OPTIONS } from '../games/goa/options.ts';
import { evolveAll, keyOf } from '../support/playout.ts';
import { testStream } from '../support/testStream.ts';
import '../../web/games/goa/words.ts';

beforeAll(() => composing.fetch());

/** A person at the page: the draft, and the move being put together. */
interface Hands {
  readonly draft: Draft;
  readonly partial: Move | null;
}

/** What comes of a tap. */
type Tap = () => Hands;

/** Every control there is, by a name that stays the same while a move is put together. */
function controls(hands: Hands): ReadonlyMap<string, Tap> {
  const page = new Page(hands);
  const { scene } = page;
  const taps = new Map<string, Tap>();
  const add = (name: string, tap: () => void): void => {
    expect(taps.has(name), name).toBe(false);
    taps.set(name, () => page.after(tap));
  };
  for (const [part, lit] of Object.entries(lightsOf(scene)) as [string, ReadonlyMap<unknown, Lit>][])
    for (const [at, { label, tap }] of lit) {
      expect(label).not.toMatch(/[{}]|page\.|undefined/);
      add(`${part} ${String(at)}`, tap);
    }
  const own = asked(scene);
  if (own === undefined) return taps;
  const knobs = (where: string, of: readonly Knob[]): void =>
    of.forEach(({ key, tap }) => add(`${where} ${key}`, tap));
  const dial = (of: Dial | undefined): void => {
    if (of !== undefined) for (let n = of.min; n <= of.max; n += 1) add(`${of.label} ${n}`, () => of.set(n));
  };
  knobs('bar', knobsOf(own));
  dial(dialOf(own));
  if (!isAtDesk(scene)) return taps;
  for (const { title, knobs: of } of rowsOf(own)) knobs(title, of);
  dial(deskDialOf(own));
  return taps;
}

/** The scene of these hands as the page makes it, and what a tap makes of them. */
class Page {
  readonly scene: Scene<State, Move>;
  readonly #before: Hands;
  #hands: Hands;

  constructor(hands: Hands) {
    const { draft, partial } = hands;
    this.#before = hands;
    this.#hands = hands;
    const now = stateAfter(draft) as State;
    const tried = partial === null ? undefined : tryMove(rules, draft, partial);
    this.scene = {
      before: draft.on.state as State,
      now,
      shown: tried?.ok === true ? (tried.value.after as State) : now,
      events: [],
      you: draft.seat,
      acting: rules.acting(now),
      seats: [],
      offered: offeredIn(rules, draft),
      partial,
      name: (seat) => `Seat ${seat}`,
      choose: (move) => this.#choose(move),
      compose: (move) => (this.#hands = { draft: this.#hands.draft, partial: move }),
      refusal: () => undefined,
    };
  }

  #choose(move: Move): void {
    const step = tryMove(rules, this.#hands.draft, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)} is chosen but refused: ${step.failure.code}`);
    this.#hands = { draft: withStep(this.#hands.draft, step.value), partial: null };
  }

  after(tap: () => void): Hands {
    this.#hands = this.#before;
    tap();
    return this.#hands;
  }
}

/** The move these hands would send first. */
const moveOf = ({ draft, partial }: Hands): Move | null =>
  draft.steps[0] === undefined ? partial : (draft.steps[0].move as Move);

/** How much of a move is not yet as wanted; 0 where it is the wanted one. */
function distance(move: Move | null, wanted: Move): number {
  if (move === null) return 1000;
  const has = new Map<string, unknown>(Object.entries(move));
  const from = move.type === wanted.type ? 0 : 500;
  return Object.entries(wanted).reduce(
    (sum, [name, value]) => sum + differs(has.get(name), value, name),
    from,
  );
}

function differs(is: unknown, wanted: unknown, name: string): number {
  if (typeof wanted !== 'object' || wanted === null) return is === wanted ? 0 : name === 'amount' ? 1 : 40;
  const list = (value: unknown): readonly string[] =>
    Array.isArray(value)
      ? value.map(String)
      : Object.entries(value ?? {}).map(([field, spice]) => `${field} ${String(spice)}`);
  const [a, b] = [list(is), list(wanted)];
  return a.filter((item) => !b.includes(item)).length + b.filter((item) => !a.includes(item)).length;
}

/** Taps until the wanted move is put together or chosen: straight there, else by any other beginning. */
const reaches = (start: Hands, wanted: Move): boolean =>
  comesTo(start, wanted) ||
  [...controls(start).values()].some((tap) => {
    const hands = tap();
    return hands.draft.steps.length === 0 && comesTo(hands, wanted);
  });

function comesTo(start: Hands, wanted: Move): boolean {
  let hands: Hands | undefined = start;
  for (let left = 60; left > 0 && hands !== undefined; left -= 1) {
    const far = distance(moveOf(hands), wanted);
    if (far === 0) return true;
    hands = nearer(hands, wanted, far);
  }
  return false;
}

/** The same thing may have to be tapped again and again, e.g. to go through the spices of a field. */
function nearer(hands: Hands, wanted: Move, far: number): Hands | undefined {
  let ways = [...controls(hands)].map(([name, tap]) => ({ name, hands: tap() }));
  for (let times = 0; times < 7; times += 1) {
    const [best] = ways
      .map((way) => ({ ...way, far: distance(moveOf(way.hands), wanted) }))
      .toSorted((a, b) => a.far - b.far);
    if (best !== undefined && best.far < far) return best.hands;
    ways = ways.flatMap((way) => {
      const tap = way.name.startsWith('fields') ? controls(way.hands).get(way.name) : undefined;
      return tap === undefined ? [] : [{ name: way.name, hands: tap() }];
    });
  }
  return undefined;
}

/** Moves of a choice that differ in every value of every parameter. */
function targets(choice: Choice, seed: number): readonly Move[] {
  const stream = testStream(seed);
  const some = (of: Choice): Move => sampleMove([of], stream) as Move;
  return [
    some(choice),
    ...choice.params.flatMap((param) =>
      param.kind === 'one'
        ? param.of.map((value) =>
            some({
              ...choice,
              params: choice.params.map((p) => (p === param ? { ...param, of: [value] } : p)),
            }),
          )
        : [some(generous(choice, param)), some(choice)],
    ),
  ];
}

const generous = (choice: Choice, most: Param): Choice => ({
  ...choice,
  params: choice.params.map((param) =>
    param === most && param.kind !== 'one' && !(param.kind === 'fields' && param.need)
      ? { ...param, min: param.max }
      : param,
  ),
});

interface Decision {
  readonly view: State;
  readonly seat: Seat;
  readonly seed: number;
}

/** Decisions of games played by bots and by chance, some of each kind. */
const decisions: Decision[] = [];

const KINDS_EACH = 12;

/** What is asked, and which kinds of moves are offered: decisions alike in both are alike. */
const kindOf = ({ view, seat }: Decision): string =>
  rules
    .choices(seatView(rules, view, seat))
    .map(
      ({ type, params }) =>
        `${type}${params.map((param) => (param.kind === 'one' ? param.of.length > 1 : param.min)).join()}`,
    )
    .join(' ');

beforeAll(() => {
  const seen = new Map<string, number>();
  let seed = 0;
  for (const options of OPTIONS)
    for (const seats of [2, 3, 4])
      for (const chance of [0, 2]) {
        seed += 1;
        for (const decision of playedBy(options, seats, seed, chance)) {
          const kind = `${kindOf(decision)} ${options.edition}`;
          const n = (seen.get(kind) ?? 0) + 1;
          seen.set(kind, n);
          if (n <= KINDS_EACH / 6) decisions.push(decision);
        }
      }
}, 60_000);

/** The decisions of a game; `chance`: of so many moves about one is drawn by lot. */
function* playedBy(
  options: (typeof OPTIONS)[number],
  seats: number,
  seed: number,
  chance: number,
): Generator<Decision> {
  const dice = seededDice(keyOf(seed));
  const stream = testStream(seed);
  let state = evolveAll(rules, undefined, rules.setup(options, seats, dice));
  for (let n = 0; ; n += 1) {
    const [seat] = rules.acting(state);
    if (seat === undefined) return;
    const view = seatView(rules, state, seat);
    yield { view: view.state, seat, seed: seed * 10_000 + n };
    const move =
      chance > 0 && stream.int(chance) === 0
        ? sampleMove(
            rules.choices(view).filter(({ type }) => type !== 'discard' || stream.int(9) === 0),
            stream,
          )
        : rules.bot(view, 'easy', stream);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    state = evolveAll(rules, state, played.value);
  }
}

const handsAt = ({ view, seat }: Decision): Hands => ({
  draft: newDraft({ seq: 0, state: view }, seat),
  partial: null,
});

describe('What can be tapped at a table of Goa', () => {
  it('count', () => { console.log('decisions', decisions.length); });
  it('leads to every move that is offered', () => {
    const types = new Set<string>();
    const lost: string[] = [];
    for (const decision of decisions) {
      const hands = handsAt(decision);
      for (const choice of offeredIn(rules, hands.draft)) {
        types.add(choice.type);
        for (const wanted of targets(choice, decision.seed))
          if (!reaches(hands, wanted)) lost.push(`${decision.seed}: ${JSON.stringify(wanted)}`);
      }
    }
    expect(lost.slice(0, 20)).toEqual([]);
    expect([...types].toSorted()).toMatchInlineSnapshot(`
      [
        "bid",
        "buildShips",
        "buy",
        "decline",
        "discard",
        "discardPlantation",
        "duty",
        "either",
        "endTurn",
        "expedition",
        "extraAction",
        "extraHarvest",
        "favor",
        "fill",
        "found",
        "harvest",
        "mix",
        "pass",
        "payDucats",
        "placeMarker",
        "placeSpices",
        "play",
        "playSpices",
        "progress",
        "quickDucats",
        "quickMarkers",
        "redSpice",
        "sell",
        "settle",
        "spy",
        "spyFound",
        "spyHarvest",
        "swap",
        "taxes",
        "useTile",
        "viceKing",
      ]
    `);
  }, 600_000);
});
