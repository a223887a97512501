import { useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { pastScene } from '../../games/past.ts';
import type { Film } from '../../models/absence.ts';
import type { Game } from '../../models/game.ts';
import type { Past } from '../../models/history.ts';
import { standingEvents } from '../../models/standing.ts';
import { t } from '../../i18n.ts';
import { showChanged } from './showChanged.ts';

interface Showing {
  readonly game: Game;
  readonly look: Signal<Partial<AnyScene>>;
  readonly rules: AnyTableRules;
  readonly past: Past;
  /** The row before the film. */
  readonly after: number;
  /** Its rows, a frame each. */
  readonly rows: readonly Commit[];
  readonly film: Film;
}

/** The frame on the board, or the present with marks; a draft begun ends both: it has the board to itself. */
export function useFilmOnBoard({ game, look, rules, past, after, rows, film }: Showing): void {
  useSignalEffect(() => {
    if (game.planned.value.length > 0 || game.partial.value !== null) {
      film.skip();
      look.value = {};
      return;
    }
    const log = game.log.peek();
    const frame = film.frame.value;
    const row = frame === undefined ? undefined : rows[frame];
    const before = frame === undefined ? after : (rows[frame - 1]?.seq ?? after);
    const from = past(log, before);
    look.value =
      row === undefined
        ? { since: from }
        : pastScene(rules, {
            state: past(log, row.seq),
            since: from,
            events: standingEvents(rules, log.slice(0, row.seq)),
          });
  });
  useEffect(() => film.skip, [film]);
  useEffect(() => {
    if (film.frame.value !== undefined) showChanged();
  }, [film.frame.value, look.value]);
}

interface BarProps {
  readonly film: Film;
  /** By frame, its sentences. */
  readonly frames: readonly (readonly string[])[];
  /** It begins by itself, because it was asked for. */
  readonly runs: boolean;
  close(): void;
}

/** What a film shows now, and the buttons to run it. */
export function FilmBar({ film, frames, runs, close }: BarProps) {
  const buttons = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!runs) return;
    // Nothing moves by itself for players who do not want it: they step.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) film.step();
    else film.play();
    buttons.current?.querySelector('button')?.focus();
  }, [film, runs]);
  const frame = film.frame.value;
  const playing = film.playing.value;
  const text = frame === undefined ? undefined : (frames[frame] ?? []).join(' ');
  return (
    <>
      <p role="status" class="caption">
        {text === undefined || frame === undefined
          ? t('page.since.marks')
          : t('page.since.frame', { at: frame + 1, of: frames.length, text })}
      </p>
      <p class="buttons" ref={buttons}>
        <button type="button" onClick={playing ? film.pause : film.play}>
          {t(playing ? 'page.since.pause' : 'page.since.play')}
        </button>
        <button type="button" onClick={film.step}>
          {t('page.since.step')}
        </button>
        <button type="button" disabled={frame === undefined} onClick={film.skip}>
          {t('page.since.skip')}
        </button>
        <button type="button" onClick={close}>
          {t('page.since.close')}
        </button>
      </p>
    </>
  );
}
