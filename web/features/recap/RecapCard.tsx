import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import { hasDecided, whatHappened, type Recap } from '#shared/kernel/recap.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import { namesAt } from '#shared/words/render.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import { useTable } from '../../table/context.tsx';
import { createPast, type Past } from '../../table/history.ts';
import { createFilm, isTakenBack, standingUpTo, type RecapSpan } from '../../table/absence.ts';
import { sentence, t } from '../../lib/i18n.ts';
import { goToDecision } from '../../ui/scrollIntoView.ts';
import { othersDid, isDrafting, useMarks, openFilm, useRecap } from './recap.ts';
import { FilmBar, useFilmOnBoard } from './FilmBar.tsx';
import { useTravels } from '../../table/travels.ts';
import { OrdersDid, RecapByPart, RecapLog, rowsSince } from './RecapLog.tsx';
import styles from './recap.module.css';

interface RecapProps {
  /** Override of the board's present. */
  readonly boardOverride: Signal<Partial<AnyScene>>;
  /** The table keeps room for the card, until it is known that there is none, or the card is closed. */
  readonly recapReserved: Signal<boolean>;
  /** The rows that the card tells of; undefined while there is no card. */
  readonly recap: Signal<RecapSpan | undefined>;
}

/** The recap: a few sentences, the full account, a replay, and marks on the board. */
export function RecapCard(props: RecapProps) {
  const { recap } = props;
  const { game } = useTable();
  const close = useRecap(props);
  useFilmKey(recap);
  const rules = game.rules.value;
  const past = useMemo(() => rules && createPast(rules), [rules]);
  useMarks(props, past);
  useTravels(props.boardOverride);
  const now = recap.value;
  if (now === undefined || rules === undefined || past === undefined) return null;
  return (
    <Card
      key={`${now.after}/${now.request}`} // who asks once more gets another film; one that goes on stays
      boardOverride={props.boardOverride}
      rules={rules}
      past={past}
      absence={now}
      close={() => {
        close();
        requestAnimationFrame(goToDecision);
      }}
    />
  );
}

/** `f` shows what happened since the player's own last move, unless they are typing. */
function useFilmKey(recap: RecapProps['recap']): void {
  const { game } = useTable();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return;
      openFilm(game, recap);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [game, recap]);
}

interface CardProps extends Pick<RecapProps, 'boardOverride'> {
  readonly rules: AnyTableRules;
  readonly past: Past;
  readonly absence: RecapSpan;
  close(): void;
}

/** The recap of these rows. Later rows can only take some of them back. */
function useSince({ rules, absence }: CardProps, standing: readonly Commit[]): Recap {
  const { view, gameUi } = useTable();
  return useMemo(
    () =>
      whatHappened(rules, standing, {
        after: absence.after,
        reader: view.you,
        quiet: gameUi.hiddenEvents,
        votes: endedLines(view, view.you, standing),
      }),
    [rules, standing.length, absence, gameUi, view.you], // a vote that ends while it is read is told by its own line
  );
}

function Card(props: CardProps) {
  const { boardOverride, rules, past, absence, close } = props;
  const table = useTable();
  const { game, view, platform, name } = table;
  const { chronicle } = table.gameUi;
  const log = game.log.value;
  const standing = standingUpTo(log, absence.to);
  const since = useSince(props, standing);
  const frames = useRef(0);
  frames.current = since.rows.length;
  const film = useMemo(() => createFilm(() => frames.current, platform), [platform]);
  useFilmOnBoard({ game, rules, past, after: absence.after, rows: since.rows, film, boardOverride });
  const inParts = useMemo(() => {
    if (chronicle === undefined) return undefined;
    return { chronicle, rows: rowsSince(table, absence, chronicle) };
  }, [game, absence, standing.length, chronicle, name]);
  const whole = useSignal(false);
  const tell = tellerOf(game, name);
  const undone = isTakenBack(log, absence.after) || isTakenBack(log, absence.to);
  const forSpectator = since.story.slice(-3).map((line) => ({ ...line, inLog: line.phrase }));
  const affecting = game.you.value === null ? forSpectator : since.relevant;
  const touching = tell(affecting);
  const others = othersDid(since, game.you.peek(), (line) => tell([line]).join(), inParts !== undefined);
  return (
    <section
      class={`card ${styles.recap}${film.frame.value === undefined ? '' : ` ${styles.filming}`}${whole.value ? ` ${styles.whole}` : ''}`}
      aria-labelledby="since-title"
    >
      <Head title={titleOf(absence, standing, game.you.peek())} whole={whole} lines={since.story.length} />
      {undone && <p>{t('page.since.undone')}</p>}
      {touching.length === 0 && since.isUntouched && !undone && <p>{t('page.since.untouched')}</p>}
      <Touching lines={touching} others={others} />
      <OrdersDid since={since} rows={inParts?.rows} />
      {inParts !== undefined && (
        <RecapByPart
          {...inParts}
          said={[...tell(affecting.map((line) => ({ ...line, phrase: line.inLog }))), ...others]}
        />
      )}
      {whole.value &&
        (inParts === undefined ? (
          <Sentences of={tell(since.story)} />
        ) : (
          <RecapLog {...inParts} game={view.id} />
        ))}
      <FilmBar
        film={film}
        runs={absence.request > 0}
        drafting={isDrafting(game)}
        frames={since.rows.map(({ seq }) => tell(since.story.filter((line) => line.seq === seq)))}
        close={close}
      />
    </section>
  );
}

/** Sentences that affected the reader, and the `others`. */
const Touching = ({
  lines,
  others,
}: {
  readonly lines: readonly string[];
  readonly others: readonly string[];
}) => (
  <ul>
    {[...lines, ...others].map((text, i) => (
      <li key={i} class={i < lines.length ? '' : 'muted'}>
        {text}
      </li>
    ))}
  </ul>
);

interface HeadProps {
  readonly title: string;
  /** Is the full account shown? */
  readonly whole: Signal<boolean>;
  readonly lines: number;
}

/** Since when the card tells. */
function titleOf({ request }: RecapSpan, log: readonly Commit[], you: Seat | null): string {
  if (request === 0) return t('page.since');
  return t(you !== null && hasDecided(log, you) ? 'page.since.move' : 'page.since.start');
}

/** The way to the full account stands beside the title: at its foot the card is cut off where it has more than its room. */
const Head = ({ title, whole, lines }: HeadProps) => (
  <div class={styles.head}>
    <h2 id="since-title">{title}</h2>
    <button type="button" aria-expanded={whole.value} onClick={() => (whole.value = !whole.value)}>
      {t('page.since.all', { n: lines })}
    </button>
  </div>
);

/** The full account of a game that has no log of its own. */
const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ol class={`plain ${styles.log}`}>
    {of.map((text, i) => (
      <li key={i}>{text}</li>
    ))}
  </ol>
);

/** Sentences with the names of their time. */
function tellerOf(game: Game, name: (seat: number) => string) {
  const nameAt = namesAt(game.story.peek(), name, t('page.seat.former'));
  return (lines: Recap['story']): string[] => lines.map(({ seq, phrase }) => sentence(phrase, nameAt(seq)));
}
