import type { GameView } from '#shared/protocol/http.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import type { Trial, TrialGround } from './trial.ts';

/**
 * What the board of a trial shows: the seat that decides, with its own eyes. Where hidden things are not known, it shows
 * what the viewer of the game sees, whoever decides.
 */
export function trialScene(
  trial: Trial,
  { rules, events, dice }: TrialGround,
  view: GameView,
  name: AnyScene['name'],
): AnyScene {
  const seat = trial.seat.value;
  const you = seat ?? trial.alone.value ?? view.you;
  const eyes = <T>(state: T): unknown =>
    dice.kind === 'none' ? state : rules.view(state, you ?? 'spectator');
  const now = eyes(trial.state.value);
  return {
    before: now,
    now,
    shown: eyes(trial.shown.value),
    events: [...events, ...trial.steps.value.flatMap((step) => step.events)],
    you,
    over: seat === undefined,
    acting: trial.acting.value,
    seats: view.seats,
    offered: trial.offered.value,
    partial: trial.partial.value,
    name,
    choose: trial.choose,
    compose: trial.compose,
    refusal: trial.refusalOf,
  };
}
