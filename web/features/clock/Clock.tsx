import { useSignalEffect, type Signal } from '@preact/signals';
import type { Game } from '../../table/game.ts';
import { storeUsualHours, type Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { term, isolate, t } from '../../lib/i18n.ts';
import { nowFor, serviceNow } from '../../lib/serviceClock.ts';
import {
  ownTitle,
  seatTime,
  holidayText,
  standstillText,
  timeLine,
  TimeLeft,
  OWN_TIME_WORDS,
} from '../../table/clock.tsx';
import type { GameView } from '#shared/protocol/http.ts';
import { useTable } from '../../table/context.tsx';

interface Props {
  readonly game: Game;
  readonly platform: Platform;
  readonly visitor: Visitor;
  /** The tab's title while one's own time runs. */
  readonly title: Signal<string | undefined>;
}

/** Effects of a game with clock besides what it shows: the tab's title counts, and the player's hours become known. */
export function GameClock({ game, platform, visitor, title }: Props) {
  useSignalEffect(() => {
    const view = game.view.value;
    const own = game.yourTurn.value && view?.you != null ? view.seats[view.you] : undefined;
    title.value = ownTitle(term(`game.${view?.game}`), own && seatTime(own), nowFor);
  });
  useSignalEffect(() => {
    if (game.you.value !== null) void storeUsualHours(platform.api, visitor);
  });
  return null;
}

/** Everybody's time in words, the reader's first. Nothing in a game without clock. */
export function TextTimes() {
  const { view, name } = useTable();
  const stands = standstillText(view.clock);
  const lines = view.seats
    .toSorted((a, b) => Number(b.seat === view.you) - Number(a.seat === view.you))
    .flatMap((info) =>
      linesOf(info, info.seat === view.you ? t('clock.text.you') : isolate(name(info.seat))),
    );
  if (lines.length === 0 && stands === '') return null;
  return (
    <>
      <h3>{t('clock.text')}</h3>
      {stands !== '' && <p>{stands}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {view.clock?.settings && lines.length > 0 && <p class="muted">{t('clock.nights')}</p>}
    </>
  );
}

/** One line about a seat's time; none if there is nothing to say. */
function linesOf(info: GameView['seats'][number], name: string): readonly string[] {
  const time = seatTime(info);
  const now = time?.deadline == null ? serviceNow() : nowFor(time.deadline);
  const holiday = holidayText(info.holiday, now);
  const said = [
    ...(time === undefined ? [] : [timeLine(name, time, now)]),
    ...(time !== undefined && time.missed > 0 ? [t('clock.missed', { n: time.missed })] : []),
    ...(holiday === ''
      ? []
      : [time === undefined ? `${t('page.term', { label: name })} ${holiday}` : holiday]),
  ];
  return said.length === 0 ? [] : [said.join('; ')];
}

/** In the turn's bar: how much time the player has for their turn, or why nobody's time runs. */
export function TurnTime() {
  const { game, view } = useTable();
  const stands = standstillText(view.clock);
  if (stands !== '') return <p class="turn-time">{stands}</p>;
  const info = game.yourTurn.value && view.you !== null ? view.seats[view.you] : undefined;
  const time = info && seatTime(info);
  if (time === undefined) return null;
  // The time of a turn that has just begun comes a moment after it. Its line is there already.
  return (
    <p class="turn-time">
      {time.deadline === null ? (
        '\u00a0'
      ) : (
        <TimeLeft until={time.deadline} full={time.left} words={OWN_TIME_WORDS} />
      )}
      <small class="muted">{t('clock.own.awake')}</small>
    </p>
  );
}
