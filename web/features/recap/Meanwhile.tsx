import { useRef } from 'preact/hooks';
import { hasDecided, lastDecision, leftOut, whatHappened, type RecapLine } from '#shared/kernel/recap.ts';
import { namesAt } from '#shared/words/render.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { useTable, type Table } from '../../table/context.tsx';
import type { Game } from '../../table/game.ts';
import { formatNumber, sentence, t } from '../../lib/i18n.ts';
import styles from './recap.module.css';

interface Watched extends Pick<Table, 'game' | 'name'> {
  readonly gameUi: Pick<AnyGameUi, 'hiddenEvents'>;
}

/** The number of sentences if nothing affected the reader. */
const LATEST = 2;

/**
 * The others' moves since the player's own last decision, while the page was open: a few sentences, with one of each
 * player, the latest in sight; then all. The recap card tells what came before the page was opened.
 */
export function Meanwhile() {
  const table = useTable();
  const { game } = table;
  const { length } = game.log.value;
  const opened = useRef<number>(undefined);
  if (length >= game.position.value.seq) opened.current ??= length;
  const news = opened.current === undefined ? undefined : meanwhile(table, opened.current);
  return news === undefined ? null : <MeanwhileLines {...news} />;
}

interface News {
  readonly title: string;
  readonly lines: readonly Line[];
  /** All sentences, if `lines` are not all. */
  readonly all: readonly Line[];
}

/** A sentence, and the row of the log that it tells of. */
interface Line {
  readonly seq: number;
  readonly text: string;
}

/** The news of the rows since row `opened`, the last one when the page was opened; undefined for none. */
export function meanwhile({ game, gameUi, name }: Watched, opened: number): News | undefined {
  const rules = game.rules.value;
  const you = game.you.value;
  const log = game.log.value;
  if (rules === undefined || you === null) return undefined;
  const after = Math.max(opened, lastDecision(log, you));
  if (after >= log.length || game.planned.value.length > 0) return undefined;
  const { relevant: touching, story } = whatHappened(rules, log, {
    after,
    reader: you,
    quiet: gameUi.hiddenEvents,
  });
  const byOrders = new Set(
    log.filter(({ seat, by }) => seat === you && by === 'order').map(({ seq }) => seq),
  );
  const others = story.filter(({ seat, seq }) => seat !== you || byOrders.has(seq));
  const first = touching.length > 0 ? touching : others.slice(-LATEST);
  const chosen = [...first, ...leftOut({ story }, first, you)].toSorted((a, b) => a.seq - b.seq);
  const nameAt = namesAt(game.story.value, name, t('page.seat.former'));
  const inWords = (some: readonly RecapLine[]): readonly Line[] =>
    some
      .filter(({ seq }) => !isSaid(game, seq))
      .map(({ seq, phrase }) => ({ seq, text: sentence(phrase, nameAt(seq)) }));
  const [lines, all] = [inWords(chosen), inWords(others)];
  const title = t(hasDecided(log, you) ? 'page.since.meanwhile' : 'page.since.meanwhile.start');
  return lines.length === 0 ? undefined : { title, lines, all: all.length > lines.length ? all : [] };
}

/** Whether this row made the game stand, and it still does: the bar says so in a line of its own. */
function isSaid({ view, log }: Game, seq: number): boolean {
  const clock = view.value?.clock;
  const type = log.value[seq - 1]?.tableEvent?.type;
  return (
    (type === 'paused' && clock?.pausedUntil != null) || (type === 'gameSlept' && clock?.asleep === true)
  );
}

/** The latest sentence, and how many there are; it opens to them, and then to all. */
export function MeanwhileLines({ title, lines, all }: News) {
  const lead = (
    <span class={`two-lines ${styles.lead}`}>
      <strong>{title}</strong> <span class={styles.last}>{lines.at(-1)?.text}</span>
    </span>
  );
  if (lines.length === 1 && all.length === 0) return <p class={styles.meanwhile}>{lead}</p>;
  return (
    <details class={styles.meanwhile}>
      <summary>
        {lead} <span class="tag">{formatNumber(Math.max(lines.length, all.length))}</span>
      </summary>
      {/* What scrolls can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class={styles.room} role="group" aria-label={title} tabIndex={0}>
        <Lines of={lines} />
        {all.length > 0 && (
          <>
            <h3>{t('page.since.all', { n: all.length })}</h3>
            <Lines of={all} />
          </>
        )}
      </div>
    </details>
  );
}

const Lines = ({ of }: { readonly of: readonly Line[] }) => (
  <ol class="plain">
    {/* What comes is new in its place, and what stays is moved: a place that got other words would jump. */}
    {of.map(({ seq, text }) => (
      <li key={seq + text}>{text}</li>
    ))}
  </ol>
);
