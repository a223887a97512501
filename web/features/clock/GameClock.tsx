import { useSignalEffect, type Signal } from '@preact/signals';
import type { Game } from '../../table/game.ts';
import { keepHours } from '../../table/hours.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { term } from '../../lib/i18n.ts';
import { nowFor } from '../../lib/ticking.ts';
import { ownTitle, seatTime } from '../../table/timeWords.ts';

interface Props {
  readonly game: Game;
  readonly platform: Platform;
  readonly visitor: Visitor;
  /** The tab's title while one's own time runs. */
  readonly title: Signal<string | undefined>;
}

/** What a game with clock does besides what it shows: the tab's title counts, and the player's hours become known. */
export function GameClock({ game, platform, visitor, title }: Props) {
  useSignalEffect(() => {
    const view = game.view.value;
    const own = game.yourTurn.value && view?.you != null ? view.seats[view.you] : undefined;
    title.value = ownTitle(term(`game.${view?.game}`), own && seatTime(own), nowFor);
  });
  useSignalEffect(() => {
    if (game.you.value !== null) void keepHours(platform.api, visitor);
  });
  return null;
}
