import { COLUMNS, type Column } from '../../../../../shared/games/goa/things.ts';
import { CardBack } from '../../../../art/frame/Frame.tsx';
import { SeatMark } from '../../../../art/frame/Seat.tsx';
import { ColumnSign } from '../../../../art/goa/Pieces.tsx';
import { isolate, t } from '../../../../voice.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../parts/Explain.tsx';
import { Thing } from '../../parts/Thing.tsx';
import type { Table } from '../../table.ts';
import { FIRST_ROWS, firstIn } from '../firsts.ts';

/** The cards for those who reach the last rows of a column first: still to be had, or who had them. */
export const Firsts = (table: Table) => (
  <>
    <p class="muted">{t('page.goa.board.firsts.rule')}</p>
    <table class="store-firsts">
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{t('page.goa.board.firsts.rows')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <Thing
                table={table}
                pick={{ kind: 'column', column, place: 'supply' }}
                lit={undefined}
                label={t(`goa.column.${column}`)}
              >
                <ColumnSign column={column} size={28} />
              </Thing>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIRST_ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{t('page.goa.board.firsts.row', { n: row + 1 })}</th>
            {COLUMNS.map((column) => (
              <First key={column} {...table} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {table.pick?.kind === 'column' && <Explain {...table} place="supply" />}
  </>
);

function First({ scene, column, row }: Table & { readonly column: Column; readonly row: number }) {
  const seat = firstIn(scene.shown, scene.events, column, row);
  const values = { column: t(`goa.column.${column}`), n: row + 1 };
  const label =
    seat === null
      ? t('page.goa.board.firsts.open', values)
      : t('page.goa.board.firsts.taken', { ...values, name: isolate(scene.name(seat)) });
  const changed = mark(scene.since, scene.shown, ({ players }) =>
    String(players.some(({ rows }) => rows[column] >= row)),
  );
  return (
    <td title={label} data-changed={changed}>
      <span class="heard">{label}</span>
      {seat === null ? <CardBack size={18} /> : <SeatMark seat={seat} size={22} />}
    </td>
  );
}
