import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi, AnyScene } from '../games/gameUi.ts';
import { errorText, formatList, isolate, t } from '../lib/i18n.ts';
import type { Game } from './game.ts';
import { sendingText } from './TurnBar.tsx';

/** The position as a game draws it, with the viewer's draft. */
export function sceneOf(game: Game, view: GameView, name: (seat: Seat) => string): AnyScene {
  return {
    before: game.position.value.state,
    now: game.now.value,
    shown: game.shown.value,
    events: game.shownEvents.value,
    you: game.you.value,
    over: view.status === 'over',
    acting: game.acting.value,
    seats: view.seats,
    offered: game.offered.value,
    partial: game.partial.value,
    name,
    choose: game.choose,
    compose: game.compose,
    refusal: game.refusalOf,
  };
}

/** The title of the turn bar: the players to move, and the decision. */
export function titleOf(game: Game, gameUi: AnyGameUi, { now, name }: AnyScene): string {
  if (game.yourTurn.value) {
    const offered = game.offered.value;
    if (offered.length > 0) return t('page.turn.yours', { question: gameUi.question(now, offered) });
    return t('page.turn.ready');
  }
  const left = game.view.value?.seats.find(({ seat, vacancy }) => seat === game.you.value && vacancy);
  if (left && game.acting.value.includes(left.seat)) return t('page.turn.left');
  const names = formatList(game.acting.value.map((seat) => isolate(name(seat))));
  return t(game.you.value === null ? 'page.turn.watching' : 'page.turn.others', { names });
}

/** The status in the turn bar: how sending goes, or why a choice was not taken up. */
export function barStatus(game: Game): string {
  const refusal = game.refusal.value;
  const sending = game.sending.value;
  if (refusal !== undefined) return errorText(refusal);
  // Once it is one's turn again, "sent" is yesterday's news.
  const old = sending.kind === 'sent' && game.yourTurn.value && game.position.value.seq > sending.seq;
  return old || sending.kind === 'idle' ? '' : sendingText(sending, game.yourTurn.value);
}
