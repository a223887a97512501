import type { Recap } from '#shared/kernel/since.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { LogRowText } from '../../table/log/told.ts';
import { sentence, t } from '../../lib/i18n.ts';

interface Props {
  readonly since: Recap;
  /** The rows as the game's own log tells them; undefined if it has no log of its own. */
  readonly rows: readonly LogRowText[] | undefined;
  readonly you: Seat | null;
  name(seat: Seat): string;
}

/** What the player's own orders answered while they were away, each answer with its place in the game. */
export function OrdersDid(props: Props) {
  const lines = ordersDid(props);
  if (lines.length === 0) return null;
  return (
    <div class="since-brief">
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
export function ordersDid({ since, rows, you, name }: Props): readonly string[] {
  const ordered = since.rows.filter(({ seat, by }) => seat === you && by === 'order');
  return ordered.flatMap(({ seq }) => {
    const row = rows?.find((told) => told.seq === seq);
    if (row === undefined) {
      const told = since.story.filter((line) => line.seq === seq);
      return told.length === 0 ? [] : [told.map(({ phrase }) => sentence(phrase, name)).join(' ')];
    }
    const text = row.sentences.map((told) => told.text).join(' ');
    return [
      row.place?.section === undefined
        ? text
        : t('page.orders.did.line', { where: row.place.section.label, what: text }),
    ];
  });
}
