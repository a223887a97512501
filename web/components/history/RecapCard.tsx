import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { standingRows } from '#shared/kernel/standingRows.ts';
import { whatHappened, type Recap } from '#shared/kernel/since.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi, AnyScene } from '../../games/gameUi.ts';
import { pastScene } from '../../games/past.ts';
import type { Game } from '../../models/game.ts';
import { createPast } from '../../models/history.ts';
import { comeBack, createFilm, stay, type Absence, type Film } from '../../models/absence.ts';
import { standingEvents } from '../../models/standing.ts';
import type { Platform } from '../../models/platform.ts';
import { sentence, t } from '../../i18n.ts';
import { useChronicle } from '../log/chronicle.ts';
import { namesAt } from '../log/namesAt.ts';
import { namesOf } from '../names.ts';
import { OrdersDid } from './OrdersDid.tsx';
import { showChanged } from './showChanged.ts';
import { RecapByPart, rowsSince, RecapLog } from './RecapLog.tsx';
import { useVisible } from './visible.ts';
import './history.css';
import './words.ts';

export interface RecapProps {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly view: GameView;
  readonly world: Platform;
  /** What the board shows instead of the present. */
  readonly look: Signal<Partial<AnyScene>>;
  /** The table keeps room for the card, until it is known whether there is one. */
  readonly room: Signal<boolean>;
}

/** The recap: a few sentences, the full account, a replay, and marks on the board. */
export function RecapCard(props: RecapProps) {
  const { game, world: platform, look, room } = props;
  const absence = useSignal<Absence | undefined>(undefined);
  const visible = useVisible();
  const away = useRef(true);
  useSignalEffect(() => {
    const log = game.log.value;
    const sight = { game: props.view.id, you: game.you.value, log };
    if (log.length < game.position.value.seq) return;
    if (!visible.value) away.current = true;
    else if (away.current) {
      away.current = false;
      room.value = false;
      absence.value = comeBack(platform, sight) ?? absence.peek();
    } else stay(platform, sight);
  });
  const close = (): void => {
    absence.value = undefined;
    look.value = {};
  };
  useSignalEffect(() => {
    const { to } = absence.value ?? {};
    const moved =
      to !== undefined &&
      game.log.value.slice(to).some(({ seat, by }) => seat === game.you.value && by !== 'order');
    if (moved) close();
  });
  const rules = game.fullRules.value;
  const now = absence.value;
  if (now === undefined || rules === undefined) return null;
  return <Card key={`${now.after}/${now.to}`} {...props} rules={rules} absence={now} close={close} />;
}

interface CardProps extends RecapProps {
  readonly rules: AnyTableRules;
  readonly absence: Absence;
  close(): void;
}

function Card({ game, drawing, view, world: platform, look, rules, absence, close }: CardProps) {
  const log = useMemo(() => game.log.peek().slice(0, absence.to), [game, absence]);
  const since = useMemo(
    () =>
      whatHappened(rules, log, {
        after: absence.after,
        reader: game.you.peek(),
        quiet: drawing.hiddenEvents,
      }),
    [rules, log, absence, game, drawing],
  );
  const film = useMemo(() => createFilm(since.rows.length, platform), [since, platform]);
  useFilmOnBoard({ game, rules, absence, since, film, look });
  const name = useMemo(() => namesOf(view), [view]);
  const chronicle = useChronicle(drawing);
  const inParts = useMemo(() => {
    if (chronicle === undefined || chronicle === 'waiting') return undefined;
    return { chronicle, rows: rowsSince({ game, drawing, absence, chronicle, name }) };
  }, [game, drawing, absence, chronicle, name]);
  if (chronicle === 'waiting') return null;
  const tell = tellerOf(game, name);
  const undone = !standingRows(log).some(({ seq }) => seq === absence.after);
  const touching = tell(
    since.relevant.length > 0 || game.you.value !== null ? since.relevant : since.story.slice(-3),
  );
  return (
    <section
      class={film.frame.value === undefined ? 'card since' : 'card since filming'}
      aria-labelledby="since-title"
    >
      <h2 id="since-title">{t('page.since')}</h2>
      {undone && <p>{t('page.since.undone')}</p>}
      {touching.length === 0 && since.isUntouched && <p>{t('page.since.untouched')}</p>}
      <ul>
        {touching.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      <OrdersDid since={since} rows={inParts?.rows} you={game.you.value} name={name} />
      {inParts !== undefined && <RecapByPart {...inParts} told={touching} />}
      <details>
        <summary>{t('page.since.all', { n: since.story.length })}</summary>
        {inParts !== undefined && <RecapLog {...inParts} game={view.id} />}
        {inParts === undefined && (
          <ol class="plain">
            {tell(since.story).map((text, i) => (
              <li key={i}>{text}</li>
            ))}
          </ol>
        )}
      </details>
      <FilmBar
        film={film}
        frames={since.rows.map(({ seq }) => tell(since.story.filter((told) => told.seq === seq)))}
        close={close}
      />
    </section>
  );
}

/** Sentences with the names of their time. */
function tellerOf(game: Game, name: (seat: number) => string) {
  const nameAt = namesAt(game.story.peek(), name);
  return (told: Recap['story']): string[] => told.map(({ seq, phrase }) => sentence(phrase, nameAt(seq)));
}

interface Showing extends Pick<RecapProps, 'game' | 'look'> {
  readonly rules: AnyTableRules;
  readonly absence: Absence;
  readonly since: Recap;
  readonly film: Film;
}

/** The frame on the board, or the present with marks; a draft begun ends both: it has the board to itself. */
function useFilmOnBoard({ game, look, rules, absence, since, film }: Showing): void {
  const past = useMemo(() => createPast(rules), [rules]);
  useSignalEffect(() => {
    if (game.planned.value.length > 0 || game.partial.value !== null) {
      film.skip();
      look.value = {};
      return;
    }
    const log = game.log.peek();
    const frame = film.frame.value;
    const row = frame === undefined ? undefined : since.rows[frame];
    const before = frame === undefined ? absence.after : (since.rows[frame - 1]?.seq ?? absence.after);
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
  close(): void;
}

function FilmBar({ film, frames, close }: BarProps) {
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
      <p class="buttons">
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
