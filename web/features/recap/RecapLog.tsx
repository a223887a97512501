import { type Recap } from '#shared/kernel/recap.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import type { AnyChronicle } from '../../games/gameUi.ts';
import { useTable, type Table } from '../../table/context.tsx';
import { type Absence } from '../../table/absence.ts';
import { sentence, t } from '../../lib/i18n.ts';
import { type LogRowText, logRowTexts } from '../../table/log/logText.ts';
import { rovingFocus, LogLine } from '../../table/log/Rows.tsx';
import { Parts } from '../../table/log/Log.tsx';
import styles from './recap.module.css';
import logStyles from '../../table/log/log.module.css';

interface OrdersDidProps {
  readonly since: Recap;
  /** The rows as the game's own log tells them; undefined if it has no log of its own. */
  readonly rows: readonly LogRowText[] | undefined;
}

interface OrdersDidFacts extends OrdersDidProps {
  readonly you: Seat | null;
  name(seat: Seat): string;
}

/** The answers of the player's own orders while they were away, each with its place in the game. */
export function OrdersDid(props: OrdersDidProps) {
  const { view, name } = useTable();
  const lines = ordersDid({ ...props, you: view.you, name });
  if (lines.length === 0) return null;
  return (
    <div class={styles.brief}>
      <h3>{t('page.orders.did')}</h3>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** One line for each row that orders of the player's seat wrote. */
export function ordersDid({ since, rows, you, name }: OrdersDidFacts): readonly string[] {
  const ordered = since.rows.filter(({ seat, by }) => seat === you && by === 'order');
  return ordered.flatMap(({ seq }) => {
    const row = rows?.find((one) => one.seq === seq);
    if (row === undefined) {
      const lines = since.story.filter((line) => line.seq === seq);
      return lines.length === 0 ? [] : [lines.map(({ phrase }) => sentence(phrase, name)).join(' ')];
    }
    const text = row.sentences.map((one) => one.text).join(' ');
    return [
      row.place?.section === undefined
        ? text
        : t('page.orders.did.line', { where: row.place.section.label, what: text }),
    ];
  });
}

/** At most this many sentences can be read at a glance; the rest is in the full account. */
const LANDMARKS = 5;

/** The rows of the absence that count, each where it belongs in the game. */
export const rowsSince = (
  { game, view, gameUi, name }: Table,
  absence: Absence,
  chronicle: AnyChronicle,
): readonly LogRowText[] =>
  logRowTexts(
    game.story.peek(),
    gameUi.hiddenEvents,
    name,
    chronicle,
    endedLines(view, view.you, game.log.peek()),
  ).filter(
    ({ seq, undone, isVote }) =>
      (seq > absence.after || (isVote === true && seq === absence.after)) && seq <= absence.to && !undone,
  );

interface RowsProps {
  readonly rows: readonly LogRowText[];
  readonly chronicle: AnyChronicle;
}

/** The latest events that matter to everybody, or of all if none does, without those in `said`, as the log tells them. */
export function RecapByPart({ rows, chronicle, said }: RowsProps & { readonly said: readonly string[] }) {
  const others = rows.flatMap(({ sentences }) => sentences).filter(({ text }) => !said.includes(text));
  const main = others.filter(({ event }) => event !== undefined && chronicle.landmarks.has(event.type));
  const lines = (main.length > 0 ? main : others).slice(-LANDMARKS);
  if (lines.length === 0) return null;
  return (
    <div class={styles.brief}>
      <h3>{t('page.since.brief')}</h3>
      <ul class="plain">
        {lines.map((line, i) => (
          <li key={i}>
            <LogLine sentence={line} undone={false} chronicle={chronicle} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The full account, as in the log, by part of the game. */
export const RecapLog = (props: RowsProps & { readonly game: string }) => (
  <div class={`${logStyles.box} ${styles.log}`} role="group" aria-label={t('page.log')} {...rovingFocus}>
    <Parts {...props} marked={undefined} />
  </div>
);
