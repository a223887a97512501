import { Later } from '../../../components/Later.tsx';
import type { Table } from '../table.ts';
import { isAtDesk } from './atDesk.ts';

const composer = async () => (await import('./Composer.tsx')).Composer;

/** The move being put together, where it needs more than taps on the board; else nothing. */
export const Desk = (table: Table) =>
  isAtDesk(table.scene) ? <Later quiet load={composer} props={table} /> : null;
