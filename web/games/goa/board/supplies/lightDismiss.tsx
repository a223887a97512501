import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../boardProps.ts';

/** Does what is in the fold lie over the boards (as in supply.css), rather than above them? */
const liesOver = (fold: HTMLDetailsElement): boolean =>
  getComputedStyle(fold, '::details-content').position === 'absolute';

/**
 * A part of the supply that a tap beside it closes where it lies over the boards: what can be chosen may be under it. While
 * something in it can be chosen, it stays.
 */
export const lightDismiss = (Part: FunctionComponent<BoardProps>) =>
  function Dismissible(props: BoardProps) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const tap = ({ target }: Event): void => {
        const fold = place.current?.closest('details');
        if (!fold || fold.classList.contains('lit') || !(target instanceof Node)) return;
        if (!fold.contains(target) && liesOver(fold)) fold.open = false;
      };
      addEventListener('click', tap, true); // what is tapped may be gone afterwards
      return () => removeEventListener('click', tap, true);
    }, []);
    return (
      <div ref={place}>
        <Part {...props} />
      </div>
    );
  };
