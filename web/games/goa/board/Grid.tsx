import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Figures } from '../../../../shared/games/goa/figures.ts';
import { ALL_SPACES, columnOf, CORNERS, rowOf, type Space } from '../../../../shared/games/goa/spaces.ts';
import type { State } from '../../../../shared/games/goa/state.ts';
import type { Tile } from '../../../../shared/games/goa/things.ts';
import { EmptySpace } from '../../../art/frame/Frame.tsx';
import { BonanzaTile, Flag } from '../../../art/goa/Pieces.tsx';
import { Pop } from '../../../components/Pop.tsx';
import { isolate, t } from '../../../voice.ts';
import { mark } from '../../marks.ts';
import { LitButton } from '../parts/LitButton.tsx';
import { Thing } from '../parts/Thing.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import type { Table } from '../table.ts';
import { measuresOf, sizeOf } from './geometry.ts';
import { lotOf } from './lot.ts';
import { Trail } from './Trail.tsx';

/** The spaces with what lies on them; a tile that is not chosen by a tap explains itself. */
export function Grid(table: Table) {
  const { scene, lights } = table;
  const { shown } = scene;
  const measures = measuresOf(lights.spaces.keys(), shown.markers[0]?.space);
  const lot = lotOf(scene.now, scene.events)?.space;
  return (
    <div class="trade-frame azulejo-frame">
      <div
        class={lights.spaces.size > 0 ? 'trade-grid choosing' : 'trade-grid'}
        style={{
          aspectRatio: sizeOf(measures).join('/'),
          gridTemplateColumns: tracks(measures.columns),
          gridTemplateRows: tracks(measures.rows),
        }}
      >
        <ol class="plain" aria-label={t('page.goa.board.title')}>
          {ALL_SPACES.filter((space) => isDrawn(table, space)).map((space) => (
            <li
              key={space}
              class={space === lot ? 'lot-space' : undefined}
              style={{ gridArea: `${rowOf(space) + 1} / ${columnOf(space) + 1}` }}
              data-changed={mark(scene.since, shown, (state) => contentOf(state, space))}
            >
              <Cell {...table} space={space} isLot={space === lot} />
            </li>
          ))}
        </ol>
        <Trail markers={shown.markers} measures={measures} />
      </div>
    </div>
  );
}

const tracks = (sizes: readonly number[]): string => sizes.map((size) => `minmax(0, ${size}fr)`).join(' ');

const isOutside = (space: Space): boolean =>
  [rowOf(space), columnOf(space)].some((line) => line === 0 || line === 6);

/** Outside only what can be tapped or has the flag. */
const isDrawn = ({ scene, lights }: Table, space: Space): boolean =>
  !isOutside(space) || lights.spaces.has(space) || scene.shown.markers[0]?.space === space;

/** What lies on a space, as a plain value. */
const contentOf = ({ grid, markers }: State, space: Space): string =>
  `${grid[space] ?? ''} ${markers.findIndex((marker) => marker?.space === space)}`;

interface CellProps extends Table {
  readonly space: Space;
  readonly isLot: boolean;
}

function Cell({ space, isLot, ...table }: CellProps) {
  const { scene, lights } = table;
  const tile = scene.shown.grid[space] ?? null;
  const lit = lights.spaces.get(space);
  const label = nameOf(table, space, isLot);
  const content = useContent(scene.shown, space);
  if (lit !== undefined) {
    const tap = (): void => {
      lit.tap();
      // What is chosen is explained as well; without its space, for the button there would do the same.
      table.take(tile === null || lit.pressed === true ? null : { kind: 'tile', tile, place: 'board' });
    };
    return (
      <LitButton lit={{ ...lit, tap }} class="space">
        {content}
      </LitButton>
    );
  }
  if (tile === null)
    return (
      <span class="space" title={label}>
        <span class="heard">{label}</span>
        {content}
      </span>
    );
  return (
    <Thing
      table={table}
      pick={{ kind: 'tile', tile, place: 'board', space }}
      lit={undefined}
      label={label}
      class="space"
    >
      {content}
    </Thing>
  );
}

/** What lies on a space, drawn again only where that is something else. */
function useContent({ figures, grid, markers, bonanza }: State, space: Space): JSX.Element {
  const lies = [
    grid[space] ?? null,
    markers[0]?.space === space,
    hasBonanza(bonanza, space),
    figures,
  ] as const;
  return useMemo(() => drawingOf(...lies), lies);
}

const drawingOf = (tile: Tile | null, flagged: boolean, bonanza: boolean, figures: Figures) => (
  <span class="content" aria-hidden="true">
    <Pop of={`${tile} ${flagged}`}>
      {tile !== null ? (
        <TileFace tile={tile} figures={figures} size={64} />
      ) : flagged ? (
        <Flag class="flag" size={48} />
      ) : (
        <EmptySpace class="none" size={64} />
      )}
    </Pop>
    {bonanza && <BonanzaTile bonanza="hidden" class="bonanza" size={22} />}
  </span>
);

const hasBonanza = (bonanza: State['bonanza'], space: Space): boolean =>
  (bonanza[CORNERS.indexOf(space)] ?? null) !== null;

/** What lies where: "Row 2, column 4: Pepper plantation (2 fields), marker 3, auctioneer Ana". */
function nameOf({ scene }: Table, space: Space, isLot: boolean): string {
  const { grid, markers, bonanza } = scene.shown;
  const tile = grid[space] ?? null;
  const at = markers.findIndex((marker) => marker?.space === space);
  const marker = markers[at];
  const what = [
    tile === null ? t(at === 0 ? 'goa.flag' : 'page.goa.board.empty') : t(`goa.tile.${tile}`),
    marker ? t('page.goa.board.marker', { n: at + 1, name: isolate(scene.name(marker.seat)) }) : '',
    isLot ? t('page.goa.board.now') : '',
    hasBonanza(bonanza, space) ? t('page.goa.board.bonanza') : '',
  ];
  return placed(space, what.filter((part) => part !== '').join(', '));
}

function placed(space: Space, what: string): string {
  const [row, column] = [rowOf(space), columnOf(space)];
  if (row === 0) return t('page.goa.board.outside.top', { n: column, what });
  if (row === 6) return t('page.goa.board.outside.bottom', { n: column, what });
  if (column === 0) return t('page.goa.board.outside.left', { n: row, what });
  if (column === 6) return t('page.goa.board.outside.right', { n: row, what });
  return t('page.goa.board.inside', { row, column, what });
}
