import { useMemo } from 'preact/hooks';
import { SeatMark } from '../../art/frame/Seat.tsx';
import type { AnyChronicle } from '../../games/drawing.ts';
import { moment, t } from '../../voice.ts';
import type { Sentence, Told } from './told.ts';

export interface RowsProps {
  /** The game's id: every row leads to the table as it stood then. */
  readonly game: string;
  readonly rows: readonly Told[];
  /** The row that is marked, where it is one of these. */
  readonly marked: number | undefined;
  readonly chronicle: AnyChronicle | undefined;
}

/** Some rows and when the last of them was; drawn again only where something in it changes, so that a long log costs a step through it nothing. */
export const Rows = ({ game, rows, marked, chronicle }: RowsProps) =>
  useMemo(
    () => (
      <ol class="plain log-turn">
        {rows.map((row) => (
          <LogRow
            key={row.seq}
            row={row}
            href={`/g/${game}/at/${row.seq}`}
            shown={row.seq === marked}
            chronicle={chronicle}
          />
        ))}
        <li class="when">
          <When at={rows.at(-1)?.at ?? 0} />
        </li>
      </ol>
    ),
    [game, rows, marked, chronicle],
  );

const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
);

interface RowProps extends Pick<RowsProps, 'chronicle'> {
  readonly row: Told;
  readonly href: string;
  readonly shown: boolean;
}

const LogRow = ({ row, href, shown, chronicle }: RowProps) => (
  <li class={row.undone ? 'undone' : undefined}>
    <a href={href} aria-current={shown ? 'step' : undefined}>
      <span class="row-number">
        {row.seq}
        {chronicle !== undefined && row.seat !== null && <SeatMark seat={row.seat} size={14} />}
      </span>
      <span>
        {chronicle === undefined ? (
          <Text undone={row.undone} text={row.sentences.map(({ text }) => text).join(' ')} />
        ) : (
          row.sentences.map((told, i) => (
            <LogLine key={i} told={told} undone={row.undone} chronicle={chronicle} />
          ))
        )}{' '}
        {row.undone && <span class="tag">{t('page.log.undone')}</span>}
      </span>
    </a>
  </li>
);

interface LineProps {
  readonly told: Sentence;
  readonly undone: boolean;
  readonly chronicle: AnyChronicle;
}

/** A sentence and its picture; the blank keeps it apart from the next one where it is read out or copied. */
export const LogLine = ({ told: { text, event }, undone, chronicle }: LineProps) => (
  <span class="log-line">
    <span class="log-icon" aria-hidden="true">
      {event !== undefined && <chronicle.Icon event={event} />}
    </span>
    <span>
      <Text undone={undone} text={text} />{' '}
    </span>
  </span>
);

const Text = ({ undone, text }: { readonly undone: boolean; readonly text: string }) =>
  undone ? <del>{text}</del> : <>{text}</>;
