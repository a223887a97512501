import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../lib/i18n.ts';
import { bringIntoSight, footOf, foremost, isAsShown, tellBar } from '../ui/sight.ts';

/** The link from the turn bar to the targets on the board. It is visible while no target is in view, or on keyboard focus. */
export function ToBoard() {
  const where = useWhere();
  if (where === 'nowhere') return null;
  return (
    <button type="button" class={where === 'seen' ? 'to-board' : `to-choices ${where}`} onClick={go}>
      {t('page.turn.toBoard')}
    </button>
  );
}

/** The focus moves to the first of them. */
function go(): void {
  const things = foremost(document);
  bringIntoSight(things);
  const all = things.flatMap((thing) => [thing, ...thing.querySelectorAll('button')]);
  all.find((one) => one instanceof HTMLButtonElement)?.focus({ preventScroll: true });
}

/** Where the targets are: in view, above it, below it, or nowhere if there are none. */
type Where = 'seen' | 'up' | 'down' | 'nowhere';

function useWhere(): Where {
  const where = useSignal<Where>('nowhere');
  useEffect(() => {
    const look = (): void => {
      const bar = document.querySelector('.turn-bar');
      const foot = footOf(bar);
      if (bar !== null) tellBar([bar], foot); // at the page's end the bar stands higher, and the link on it as well
      where.value = lookFor(foot);
    };
    look();
    const resized = new ResizeObserver(look); // of the page: things are drawn that were fetched
    resized.observe(document.body);
    document.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', look);
    };
  }); // after every drawing: other things may be lit
  useKeptInSight();
  return where.value;
}

/** Above `foot`, in px from the top, things are seen. */
function lookFor(foot: number): Where {
  const boxes = foremost(document).map((thing) => thing.getBoundingClientRect());
  const [first] = boxes;
  if (first === undefined) return 'nowhere';
  if (boxes.some(({ top, bottom }) => bottom > 0 && top < foot)) return 'seen';
  return first.top < 0 ? 'up' : 'down';
}

/** What is chosen, or put together. */
const CHOSEN = '[aria-pressed=true], .desk, .explain';

/** That stays in sight when the bar grows over it, and so do all choices until the page is first touched. */
function useKeptInSight(): void {
  useEffect(() => {
    const bar = document.querySelector('.turn-bar');
    if (bar === null) return undefined;
    let before = footOf(bar);
    const grown = new ResizeObserver(() => {
      const foot = footOf(bar);
      tellBar([bar], foot);
      const covered = foremost(document).filter((thing) => {
        const { top, bottom } = thing.getBoundingClientRect();
        return top < before && bottom > foot && (isAsShown() || thing.matches(CHOSEN));
      });
      before = foot;
      bringIntoSight(covered);
    });
    grown.observe(bar);
    return () => grown.disconnect();
  }, []);
}
