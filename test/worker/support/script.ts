import type { Stream } from '#shared/kernel/dice.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sample.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat, type Viewer } from '#shared/kernel/types.ts';

export interface Said {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** Sampled moves before it is held that there is none that would do. */
const SAMPLES = 200;

/**
 * Moves that can be made in both of two worlds and let `viewer` see nothing that he has not seen: where he could tell
 * the worlds apart all the same, he was told too much. At least `least` of them, until it is his turn by another's
 * move; undefined where there are none. Chance is not drawn: every service with these worlds in it comes to the same.
 */
export function scriptOf(
  rules: AnyRules,
  worlds: readonly [unknown, unknown],
  viewer: Viewer,
  { least, stream }: { readonly least: number; readonly stream: Stream },
): readonly Said[] | undefined {
  const script: Said[] = [];
  let states: readonly unknown[] = worlds;
  while (script.length < least || !isHanded(script, rules.acting(states[0]), viewer)) {
    const next = nextIn(rules, states, viewer, stream);
    if (next === undefined) return undefined;
    script.push(next.said);
    states = next.after;
  }
  return script;
}

/** Is it the viewer's turn after somebody else's move? A spectator is never asked. */
const isHanded = (script: readonly Said[], acting: readonly Seat[], viewer: Viewer): boolean =>
  viewer === 'spectator' || (acting.includes(viewer) && script.at(-1)?.seat !== viewer);

/** Somebody's next move, and the states after it. */
function nextIn(
  rules: AnyRules,
  states: readonly unknown[],
  viewer: Viewer,
  stream: Stream,
): { readonly said: Said; readonly after: readonly unknown[] } | undefined {
  const [seat] = rules.acting(states[0]);
  if (seat === undefined) return undefined;
  const [offered = []] = states.map((state) => rules.choices(seatView(rules, state, seat)));
  for (let left = SAMPLES; left > 0; left -= 1) {
    const said = { seat, move: sampleMove(offered, stream) };
    const after = states.flatMap((state) => stateAfter(rules, state, said, viewer) ?? []);
    if (after.length === states.length) return { said, after };
  }
  return undefined;
}

/**
 * The state after the move and after what the service answers by itself then; undefined where the move cannot be
 * made, needs chance, or shows the viewer something.
 */
function stateAfter(rules: AnyRules, state: unknown, said: Said, viewer: Viewer): object | undefined {
  let [now, next]: [unknown, Said | undefined] = [state, said];
  while (next !== undefined) {
    const answer = play(rules, now, next.seat, next.move, NO_DICE);
    if (!answer.ok || answer.value.some((event) => uncovers(rules, event, viewer))) return undefined;
    now = answer.value.reduce((before: unknown, event) => rules.evolve(before, event), now);
    next = forcedIn(rules, now);
  }
  return now as object; // states are
}

/** Shows the event the viewer what he did not know? */
function uncovers(rules: AnyRules, event: AnyEvent, viewer: Viewer): boolean {
  const shown = rules.reveals(event);
  const own = 'seat' in event && event.seat === viewer;
  return (
    (viewer !== 'spectator' && (shown.seats & maskOf([viewer])) !== 0) ||
    (shown.public && (shown.chance || !own))
  );
}

function forcedIn(rules: AnyRules, state: unknown): Said | undefined {
  for (const seat of rules.acting(state)) {
    const move = automaticMove(rules, state, seat);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
}
