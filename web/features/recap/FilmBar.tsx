import { effect, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { pastScene } from '../../games/scene.ts';
import type { Film } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import type { Past } from '../../table/history.ts';
import { standingEvents } from '../../table/pageRules.ts';
import { t } from '../../lib/i18n.ts';
import { scrollToChanged } from '../../ui/scrollIntoView.ts';
import { isDrafting } from './recap.ts';
import styles from './recap.module.css';

interface Showing {
  readonly game: Game;
  readonly boardOverride: Signal<Partial<AnyScene>>;
  readonly rules: AnyTableRules;
  readonly past: Past;
  /** The row before the film. */
  readonly after: number;
  /** Its rows, a frame each. */
  readonly rows: readonly Commit[];
  readonly film: Film;
}

/** The frame on the board, or the present with marks; a draft begun ends both: it has the board to itself. */
export function useFilmOnBoard({ game, boardOverride, rules, past, after, rows, film }: Showing): void {
  useEffect(
    () =>
      effect(() => {
        const frame = film.frame.value; // read first, so that a film begun over a draft ends at once
        const row = frame === undefined ? undefined : rows[frame];
        const drafting = isDrafting(game);
        if (drafting || row === undefined) film.skip(); // a frame without a row: it was taken back
        boardOverride.value = drafting ? {} : sceneAfter({ game, rules, past, after, rows }, row);
      }),
    [game, boardOverride, rules, past, after, rows, film],
  );
  useEffect(() => film.skip, [film]);
  useEffect(() => {
    if (film.frame.value !== undefined) scrollToChanged();
  }, [film.frame.value, boardOverride.value]);
}

/** The board after a row of the film; the present for none. What differs from the row before is marked. */
function sceneAfter(
  { game, rules, past, after, rows }: Omit<Showing, 'boardOverride' | 'film'>,
  row: Commit | undefined,
): Partial<AnyScene> {
  const log = game.log.peek();
  if (row === undefined) return { since: past(log, after) };
  return pastScene(rules, {
    state: past(log, row.seq),
    since: past(log, rows[rows.indexOf(row) - 1]?.seq ?? after),
    events: standingEvents(rules, log.slice(0, row.seq)),
  });
}

interface BarProps {
  readonly film: Film;
  /** By frame, its sentences. */
  readonly frames: readonly (readonly string[])[];
  /** It begins by itself, because it was asked for. */
  readonly runs: boolean;
  /** A draft has the board: there is no film, and nothing is marked. */
  readonly drafting: boolean;
  close(): void;
}

/** The sentences of the film's frame, and the buttons to run it. */
export function FilmBar({ film, frames, runs, drafting, close }: BarProps) {
  const buttons = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!runs) return;
    buttons.current?.querySelector('button')?.focus();
    if (drafting) return;
    // Nothing moves by itself for players who do not want it: they step.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) film.step();
    else film.play();
  }, [film, runs]);
  const frame = film.frame.value;
  const hasBegun = useRef(false);
  useEffect(() => {
    // It is no longer held in view, wherever the film has led.
    if (frame === undefined && hasBegun.current) buttons.current?.scrollIntoView({ block: 'nearest' });
    hasBegun.current = frame !== undefined;
  }, [frame === undefined]);
  const playing = film.playing.value;
  const text = frame === undefined ? undefined : frames[frame]?.join(' ');
  const still = drafting || frames.length === 0;
  return (
    <>
      <p role="status" class={drafting ? `caption ${styles.unmarked}` : 'caption'}>
        {text === undefined || frame === undefined
          ? t('page.since.marks')
          : t('page.since.frame', { at: frame + 1, of: frames.length, text })}
      </p>
      <p class="buttons" ref={buttons}>
        <button
          type="button"
          aria-disabled={still}
          onClick={still ? undefined : playing ? film.pause : film.play}
        >
          {t(playing ? 'page.since.pause' : 'page.since.play')}
        </button>
        <button type="button" aria-disabled={still} onClick={still ? undefined : film.step}>
          {t('page.since.step')}
        </button>
        {/* It stays when the film is over, so that it keeps the focus. */}
        <button type="button" aria-disabled={frame === undefined} onClick={film.skip}>
          {t('page.since.skip')}
        </button>
        <button type="button" onClick={close}>
          {t('page.close')}
        </button>
      </p>
    </>
  );
}
