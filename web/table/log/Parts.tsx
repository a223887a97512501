import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { SeatMark } from '../../ui/art/Seat.tsx';
import type { Heading } from '../../games/gameUi.ts';
import { Rows, type RowsProps } from './Rows.tsx';
import { partAt, runsOf } from './told.ts';

/** The log by parts of the game, which open and close; the one that is marked, else the newest one, is open. */
export function Parts(props: RowsProps) {
  const { rows, marked } = props;
  /** The parts that the reader has opened (true) or closed (false). */
  const chosen = useSignal<Readonly<Record<string, boolean>>>({});
  const parts = useMemo(() => runsOf(rows, ({ place }) => place?.part.key), [rows]);
  const printed = usePrinted();
  const current = useMemo(() => computed(() => partAt(parts, marked?.value)), [parts, marked]).value;
  return (
    <>
      {parts.map((part) => {
        const at = `${part[0]?.seq} ${part[0]?.place?.part.key}`; // two parts may begin with the same row
        return (
          <Part
            key={at}
            {...props}
            rows={part}
            open={printed || (chosen.value[at] ?? part === current)}
            toggle={(open) => (chosen.value = { ...chosen.peek(), [at]: open })}
            newest={part === parts.at(-1)}
          />
        );
      })}
    </>
  );
}

/** Is the page being printed? */
function usePrinted(): boolean {
  const printed = useSignal(false);
  useEffect(() => {
    const change = ({ type }: Event): void => void (printed.value = type === 'beforeprint');
    addEventListener('beforeprint', change);
    addEventListener('afterprint', change);
    return () => {
      removeEventListener('beforeprint', change);
      removeEventListener('afterprint', change);
    };
  }, [printed]);
  return printed.value;
}

interface PartProps extends RowsProps {
  readonly open: boolean;
  readonly newest: boolean;
  toggle(open: boolean): void;
}

/** Only open parts are drawn. Opening an old part is not announced. */
function Part({ open, newest, toggle, ...props }: PartProps) {
  const { rows } = props;
  const sections = useMemo(() => runsOf(rows, ({ place }) => place?.section?.key), [rows]);
  return (
    <details
      class="log-part"
      open={open}
      aria-live={newest ? undefined : 'off'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) toggle(currentTarget.open);
      }}
    >
      <summary tabIndex={-1}>
        <h3>{rows[0]?.place?.part.label}</h3>
      </summary>
      {open &&
        sections.map((section) => (
          <Section key={`${section[0]?.seq} ${section[0]?.place?.section?.key}`} {...props} rows={section} />
        ))}
    </details>
  );
}

const Section = (props: RowsProps) => (
  <>
    {props.rows[0]?.place?.section !== undefined && <SectionHead {...props.rows[0].place.section} />}
    <Rows {...props} />
  </>
);

const SectionHead = ({ label, seat }: Heading) => (
  <h4 class="log-section">
    {seat !== undefined && <SeatMark seat={seat} size={16} />} {label}
  </h4>
);
