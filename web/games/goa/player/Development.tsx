import { LAST_ROW } from '#shared/games/goa/state.ts';
import { COLUMNS, type Column } from '#shared/games/goa/things.ts';
import { ColumnSign, ExtraAction, Ship } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import { ACTION_OF } from '../explain/actions.ts';
import { Explain } from '../explain/Explain.tsx';
import { LitButton } from '../targets/TargetButton.tsx';
import { Thing } from '../board/Thing.tsx';
import { Cell } from './Cell.tsx';
import { boardPart, shownOf, type Owned } from './owned.ts';

const ROWS = Array.from({ length: LAST_ROW + 1 }, (_, row) => row);

/** The development board: an action in every column, and the yield and cost of each row. */
export const Development = boardPart((owned: Owned) => {
  const { table: props, place } = owned;
  return (
    <div class="development-frame">
      <table class="development">
        <caption class="visually-hidden">{t('page.goa.development')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('page.goa.rows')}</span>
              {place === 'mine' && (
                <Thing
                  table={props}
                  pick={{ kind: 'actions', place }}
                  lit={undefined}
                  label={t('page.goa.actions')}
                  class="about"
                >
                  ?
                </Thing>
              )}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <Head {...owned} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <RowHead {...owned} row={row} />
              {COLUMNS.map((column) => (
                <Cell key={column} {...owned} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(props.selection?.kind === 'column' || props.selection?.kind === 'actions') && (
        <Explain {...props} place={place} />
      )}
    </div>
  );
});

interface ColumnProps extends Owned {
  readonly column: Column;
}

/** The action of a column. */
function Head({ table: props, place, column }: ColumnProps) {
  const action = ACTION_OF[column];
  const name = t(`goa.action.${action}`);
  const target = place === 'mine' ? props.targets.actions.get(action) : undefined;
  const inside = (
    <>
      <ColumnSign column={column} size={28} />
      <span class="word">{name}</span>
    </>
  );
  return target === undefined ? (
    <Thing table={props} pick={{ kind: 'column', column, place }} lit={target} label={name} class="action">
      {inside}
    </Thing>
  ) : (
    <LitButton lit={target} class="action">
      {inside}
    </LitButton>
  );
}

interface RowProps extends Owned {
  /** From 0. */
  readonly row: number;
}

/** The points of a row, the ships of a step into it, and the extra action for the last marker to arrive. */
function RowHead({ row, ...owned }: RowProps) {
  const { figures } = owned.table.scene.shown;
  const { rows } = shownOf(owned);
  const ships = figures.columns.ships.cost[row - 1]?.length;
  const arrived = COLUMNS.every((column) => rows[column] >= row);
  return (
    <th scope="row" class="number">
      <span class="visually-hidden">{t('page.goa.row', { n: row + 1 })}: </span>
      <span>{t('page.goa.vp', { n: figures.points.rows[row] ?? 0 })}</span>
      {ships !== undefined && (
        <span class="row-marks">
          <span title={t('page.goa.n.ships', { n: ships })} aria-hidden="true">
            {ships}
            <Ship size={14} />
          </span>
          <span title={t('page.goa.rowBonus')} class={arrived ? 'gone' : undefined}>
            <ExtraAction size={14} />
            <span class="visually-hidden">{t('page.goa.rowBonus')}</span>
          </span>
        </span>
      )}
    </th>
  );
}
