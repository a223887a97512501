import { useEffect, useRef } from 'preact/hooks';
import { Later } from '../../../components/Later.tsx';
import type { Table } from '../table.ts';
import { isAtDesk } from './atDesk.ts';

const composer = async () => (await import('./Composer.tsx')).Composer;

/** The move being put together, where it needs more than taps on the board; else nothing. */
export function Desk(table: Table) {
  const isOpen = isAtDesk(table.scene);
  useInSight(table, isOpen);
  return isOpen ? <Later quiet load={composer} props={table} /> : null;
}

/**
 * On a small screen, brings what can be tapped next into sight; not when the page is opened. The desk does that
 * itself.
 */
function useInSight({ scene: { now, partial } }: Table, isOpen: boolean): void {
  const opened = useRef(false);
  const [question] = now.questions;
  useEffect(() => {
    const wanted = partial?.type === 'harvest' ? '.goa-board .field.lit' : '.goa-board .lit';
    if (opened.current && !isOpen) document.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
    opened.current = true;
  }, [now.step.phase, question?.ask, partial?.type, isOpen]);
}
