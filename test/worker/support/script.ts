import type { Stream } from '#shared/kernel/dice.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat, type Viewer } from '#shared/kernel/types.ts';

export interface Said {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** Moves to sample before giving up. */
const SAMPLES = 200;

/**
 * Moves that are legal in both worlds and reveal nothing new to `viewer`. If the viewer can then tell the worlds apart,
 * the service has leaked something. Returns at least `least` moves, until another seat's move makes it the viewer's turn;
 * undefined if there are none. The moves draw no chance, so that they have the same result in every service.
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

/** Has another seat's move made it the viewer's turn? A spectator never has a turn. */
const isHanded = (script: readonly Said[], acting: readonly Seat[], viewer: Viewer): boolean =>
  viewer === 'spectator' || (acting.includes(viewer) && script.at(-1)?.seat !== viewer);

/** The next move and the states after it. */
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
 * The state after the move and the automatic answers that follow. Undefined if the move is illegal, draws chance, or
 * reveals something to the viewer.
 */
function stateAfter(rules: AnyRules, state: unknown, said: Said, viewer: Viewer): object | undefined {
  let [now, next]: [unknown, Said | undefined] = [state, said];
  while (next !== undefined) {
    const answer = play(rules, now, next.seat, next.move, NO_DICE);
    if (!answer.ok || answer.value.some((event) => uncovers(rules, event, viewer))) return undefined;
    now = answer.value.reduce((before: unknown, event) => rules.evolve(before, event), now);
    next = forcedIn(rules, now);
  }
  return now as object; // every state is an object
}

/** Does the event reveal something to the viewer? */
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
