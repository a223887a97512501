import { SelectField } from '../../ui/fields.tsx';
import { useEffect, useRef } from 'preact/hooks';
import { memo } from '../../ui/memo.tsx';
import { nextMark } from '../../table/history.ts';
import { t, type MessageKey } from '../../lib/i18n.ts';
import { scrollToChanged } from '../../ui/scrollIntoView.ts';
import styles from './slider.module.css';

interface Props {
  /** The row shown, 1 … `length`. */
  readonly at: number;
  readonly length: number;
  /** First rows of the turns, ascending. */
  readonly turns: readonly number[];
  /** Where parts of the game begin, ascending: bigger marks with a name. */
  readonly chapters: readonly Chapter[];
  /** The events of the row shown, for screen readers. */
  readonly text: string;
  move(at: number): void;
}

/** A part of the game and the row it begins with; `short` is its name where there is little room. */
export interface Chapter {
  readonly seq: number;
  readonly label: string;
  readonly short: string;
}

/** Moves through the log by slider, step or turn. Its keys work unless a field needs them. */
export function Slider({ at, length, turns, chapters, text, move }: Props) {
  const to = (row: number): void => {
    move(Math.min(Math.max(row, 1), length));
    requestAnimationFrame(scrollToChanged);
  };
  const turn = (by: 1 | -1): void => to(nextMark(turns, at, by));
  const keys = { at, length, to, turn };
  useStepKeys(keys);
  return (
    <div class={styles.slider}>
      <label>
        {t('page.history.at', { at, of: length })}
        <input
          type="range"
          min={1}
          max={length}
          value={at}
          aria-label={t('page.history.position')}
          aria-valuetext={`${t('page.history.at', { at, of: length })}. ${text}`}
          onInput={({ currentTarget }) => move(Number(currentTarget.value))}
        />
      </label>
      <Marks turns={turns} chapters={chapters} length={length} />
      {chapters.length > 1 && <GoTo at={at} chapters={chapters} to={to} />}
      <p class="buttons">
        {STEPS.map((step) => (
          <Step key={step.way} step={step} keys={keys} />
        ))}
      </p>
    </div>
  );
}

interface StepProps {
  readonly step: StepButton;
  readonly keys: Keys;
}

/** The button stays at the ends, so that it keeps the focus. */
const Step = ({ step: { label, d, way, from }, keys }: StepProps) => (
  <button
    type="button"
    aria-label={t(label)}
    aria-keyshortcuts={way}
    title={t(label)}
    aria-disabled={keys.at === (from === 'start' ? 1 : keys.length)}
    onClick={() => WAYS[way](keys)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" class={styles.stepSign}>
      <path d={d} />
    </svg>
  </button>
);

/** To a part of the game by its name. */
const GoTo = ({ at, chapters, to }: Pick<Props, 'at' | 'chapters'> & Pick<Keys, 'to'>) => (
  <SelectField
    class={styles.goTo}
    label={<span>{t('page.history.part')}</span>}
    value={chapters.findLast(({ seq }) => seq <= at)?.seq ?? 1}
    options={chapters.map(({ seq, label }) => [seq, label])}
    pick={to}
  />
);

/** A stroke where each turn begins, a longer one with a name where a part of the game does. */
const Marks = memo(({ turns, chapters, length }: Pick<Props, 'turns' | 'chapters' | 'length'>) => {
  const place = (row: number): number => (length === 1 ? 0 : (row - 1) / (length - 1));
  const line = (row: number, y: number) => (
    <line key={`${row}.${y}`} x1={place(row) * 1000} x2={place(row) * 1000} y1={0} y2={y} />
  );
  return (
    <>
      <svg class={styles.turnMarks} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {turns.map((row) => line(row, 5))}
        {chapters.map(({ seq }) => line(seq, 10))}
      </svg>
      {chapters.length > 1 && (
        <p class={styles.chapterMarks} aria-hidden="true">
          {chapters.slice(1).map(({ seq, short }) => (
            <span key={seq} style={{ left: `${place(seq) * 100}%` }}>
              {short}
            </span>
          ))}
        </p>
      )}
    </>
  );
});

interface Keys {
  readonly at: number;
  readonly length: number;
  to(row: number): void;
  turn(by: 1 | -1): void;
}

function useStepKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || isNeeded(event.target)) return; // the log takes those along its lines
      if (!isWay(event.key)) return;
      event.preventDefault();
      WAYS[event.key](now.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const WAYS = {
  Home: ({ to }: Keys) => to(1),
  PageUp: ({ turn }: Keys) => turn(-1),
  ArrowLeft: ({ at, to }: Keys) => to(at - 1),
  ArrowRight: ({ at, to }: Keys) => to(at + 1),
  PageDown: ({ turn }: Keys) => turn(1),
  End: ({ length, to }: Keys) => to(length),
};
type Way = keyof typeof WAYS;
const isWay = (key: string): key is Way => Object.hasOwn(WAYS, key);

interface StepButton {
  /** The key that does the same. */
  readonly way: Way;
  readonly label: MessageKey;
  /** Its drawing, 24 × 24. */
  readonly d: string;
  /** The end of the log at which it leads nowhere. */
  readonly from: 'start' | 'end';
}

const STEPS: readonly StepButton[] = [
  { way: 'Home', label: 'page.history.first', from: 'start', d: 'M5 5h2.5v14H5zM19 5l-9 7 9 7z' },
  { way: 'PageUp', label: 'page.history.turnBack', from: 'start', d: 'M12 5l-8 7 8 7zM20 5l-8 7 8 7z' },
  { way: 'ArrowLeft', label: 'page.history.backwards', from: 'start', d: 'M16.5 5l-9 7 9 7z' },
  { way: 'ArrowRight', label: 'page.history.forwards', from: 'end', d: 'M7.5 5l9 7-9 7z' },
  { way: 'PageDown', label: 'page.history.turnOn', from: 'end', d: 'M4 5l8 7-8 7zM12 5l8 7-8 7z' },
  { way: 'End', label: 'page.history.last', from: 'end', d: 'M16.5 5H19v14h-2.5zM5 5l9 7-9 7z' },
];

/** A field or a list needs the keys itself. */
const isNeeded = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=range]), select, textarea') !== null;
