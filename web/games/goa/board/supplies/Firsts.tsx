import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import { CardBack } from '../../../../ui/art/Frame.tsx';
import { SeatMark } from '../../../../ui/art/Seat.tsx';
import { ColumnSign } from '../../drawings/Pieces.tsx';
import { isolate, t } from '../../../../lib/i18n.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../explain/Explain.tsx';
import { Thing } from '../Thing.tsx';
import { lightDismiss } from './lightDismiss.tsx';
import type { BoardProps } from '../../boardProps.ts';
import { FIRST_ROWS, firstIn } from '../firsts.ts';

/** The cards for the first player in each of the last rows: still open, or who got them. */
export const Firsts = lightDismiss((props) => (
  <>
    <p class="muted">{t('page.goa.board.firsts.rule')}</p>
    <table class="store-firsts">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('page.goa.board.firsts.rows')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <Thing
                table={props}
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
              <First key={column} {...props} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {props.selection?.kind === 'column' && <Explain {...props} place="supply" />}
  </>
));

function First({ scene, column, row }: BoardProps & { readonly column: Column; readonly row: number }) {
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
      <span class="visually-hidden">{label}</span>
      {seat === null ? <CardBack size={18} /> : <SeatMark seat={seat} size={22} />}
    </td>
  );
}
