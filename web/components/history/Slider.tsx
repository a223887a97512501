import { useEffect, useRef } from 'preact/hooks';
import { nextMark } from '../../models/history.ts';
import { t } from '../../voice.ts';

interface Props {
  /** The row shown, 1 … `length`. */
  readonly at: number;
  readonly length: number;
  /** First rows of the turns, ascending; the bigger marks are where a part of the game begins. */
  readonly turns: readonly number[];
  readonly chapters: ReadonlySet<number>;
  /** What happened in the row shown, for screen readers. */
  readonly text: string;
  move(at: number): void;
}

/** The way through the log: by hand, by step, by turn; keys work wherever the keyboard is not needed otherwise. */
export function Slider({ at, length, turns, chapters, text, move }: Props) {
  const to = (row: number): void => move(Math.min(Math.max(row, 1), length));
  const turn = (by: 1 | -1): void => to(nextMark(turns, at, by));
  useStepKeys({ at, length, to, turn });
  return (
    <div class="slider">
      <label>
        {t('page.history.at', { at, of: length })}
        <input
          type="range"
          min={1}
          max={length}
          value={at}
          aria-label={t('page.history.position')}
          aria-valuetext={`${t('page.history.at', { at, of: length })}. ${text}`}
          onInput={({ currentTarget }) => to(Number(currentTarget.value))}
        />
      </label>
      <Marks turns={turns} chapters={chapters} length={length} />
      <p class="buttons">
        <Step label={t('page.history.first')} d="M5 5h2.5v14H5zM19 5l-9 7 9 7z" stuck={at === 1} go={() => to(1)} />
        <Step label={t('page.history.turnBack')} d="M12 5l-8 7 8 7zM20 5l-8 7 8 7z" stuck={at === 1} go={() => turn(-1)} />
        <Step label={t('page.history.backwards')} d="M16.5 5l-9 7 9 7z" stuck={at === 1} go={() => to(at - 1)} />
        <Step label={t('page.history.forwards')} d="M7.5 5l9 7-9 7z" stuck={at === length} go={() => to(at + 1)} />
        <Step label={t('page.history.turnOn')} d="M4 5l8 7-8 7zM12 5l8 7-8 7z" stuck={at === length} go={() => turn(1)} />
        <Step label={t('page.history.last')} d="M16.5 5H19v14h-2.5zM5 5l9 7-9 7z" stuck={at === length} go={() => to(length)} />
      </p>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  /** Its drawing, 24 × 24. */
  readonly d: string;
  /** There is nowhere to go; the button stays, so that the keyboard does not lose its place. */
  readonly stuck: boolean;
  go(): void;
}

const Step = ({ label, d, stuck, go }: StepProps) => (
  <button type="button" aria-label={label} title={label} aria-disabled={stuck} onClick={go}>
    <svg viewBox="0 0 24 24" aria-hidden="true" class="step-sign">
      <path d={d} />
    </svg>
  </button>
);

/** A stroke where each turn begins, a longer one where a part of the game does. */
const Marks = ({ turns, chapters, length }: Pick<Props, 'turns' | 'chapters' | 'length'>) => (
  <svg class="turn-marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
    {turns.map((row) => {
      const x = length === 1 ? 0 : ((row - 1) / (length - 1)) * 1000;
      return <line key={row} x1={x} x2={x} y1={0} y2={chapters.has(row) ? 10 : 5} />;
    })}
  </svg>
);

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
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isNeeded(event.target)) return;
      const go = WAYS[event.key];
      if (go === undefined) return;
      event.preventDefault();
      go(now.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const WAYS: Readonly<Record<string, (keys: Keys) => void>> = {
  ArrowLeft: ({ at, to }) => to(at - 1),
  ArrowRight: ({ at, to }) => to(at + 1),
  PageUp: ({ turn }) => turn(-1),
  PageDown: ({ turn }) => turn(1),
  Home: ({ to }) => to(1),
  End: ({ length, to }) => to(length),
};

/** Where somebody writes, or reads a box that scrolls, the keys are his. */
const isNeeded = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=range]), select, textarea, [role=log], .scrolls') !== null;
