import type { Figures } from '#shared/games/goa/figures.ts';
import { ALL_SPACES, columnOf, CORNERS, rowOf, type Space } from '#shared/games/goa/spaces.ts';
import type { State, Marker } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { EmptySpace, SeatMark } from '../../../ui/art/Pieces.tsx';
import { memo } from '../../../ui/memo.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import { isolate, t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import { BonanzaTile, Flag, TileFace } from '../drawings/Pieces.tsx';
import type { BoardProps } from '../boardProps.ts';
import { LitButton, Thing } from './Thing.tsx';
import { lotOf, playGoesOn } from './lot.ts';
import styles from './grid.module.css';

/** Width of the ring outside; a tile is 1. A space there, as large as a finger needs, stays within the frame on a phone. */
const RING = 0.68;

/** Widths of the columns and heights of the rows. They are always the same, so that nothing moves when the flag comes and goes. */
const TRACKS = [RING, 1, 1, 1, 1, 1, RING] as const;

const total = (of: readonly number[]): number => of.reduce((total, n) => total + n, 0);

/** Width and height of the board. */
export const SIZE = total(TRACKS);

/** The centre of a marker: in a tile's upper left corner, because numbers are at the lower right. */
export const markAt = (space: Space): readonly [number, number] => [
  placeOf(columnOf(space)),
  placeOf(rowOf(space)),
];

const placeOf = (line: number): number => total(TRACKS.slice(0, line)) + 0.27 * (TRACKS[line] ?? 1);

/** The spaces and what lies on them. A tile that cannot be chosen by a tap explains itself. */
export function Grid(props: BoardProps) {
  const { scene, targets } = props;
  const { shown } = scene;
  const lot = playGoesOn(scene) ? lotOf(scene.now, scene.events)?.space : undefined;
  return (
    <div class={`${styles.frame} azulejo-frame`}>
      <div
        class={`${styles.grid} ${targets.spaces.size > 0 ? styles.choosing : ''}`}
        style={{ gridTemplate: `${LINES} / ${LINES}` }}
      >
        <ol class="plain" aria-label={t('page.goa.board.title')}>
          {ALL_SPACES.filter((space) => isDrawn(props, space)).map((space) => (
            <li
              key={space}
              class={space === lot ? styles.lotSpace : undefined}
              data-edge={edgeOf(space) || undefined}
              data-spot={space === lot && 'lot'}
              style={{ gridArea: `${rowOf(space) + 1} / ${columnOf(space) + 1}` }}
              data-changed={mark(scene.since, shown, (state) => contentOf(state, space))}
            >
              <Cell {...props} space={space} isLot={space === lot} />
            </li>
          ))}
        </ol>
        <Trail markers={shown.markers} />
      </div>
    </div>
  );
}

const LINES = TRACKS.map((size) => `minmax(0, ${size}fr)`).join(' ');

/** The edge a space lies outside of; empty for those inside. */
const edgeOf = (space: Space): 'top' | 'bottom' | 'left' | 'right' | '' => {
  const [row, column] = [rowOf(space), columnOf(space)];
  if (row === 0) return 'top';
  if (row === 6) return 'bottom';
  return column === 0 ? 'left' : column === 6 ? 'right' : '';
};

/** Outside spaces are drawn only if they can be tapped or hold the flag. */
const isDrawn = ({ scene, targets }: BoardProps, space: Space): boolean =>
  edgeOf(space) === '' || targets.spaces.has(space) || scene.shown.markers[0]?.space === space;

/** The content of a space, as a plain value. */
const contentOf = ({ grid, markers }: State, space: Space): string =>
  `${grid[space] ?? ''} ${markers.findIndex((marker) => marker?.space === space)}`;

interface CellProps extends BoardProps {
  readonly space: Space;
  readonly isLot: boolean;
}

function Cell({ space, isLot, ...table }: CellProps) {
  const { scene, targets } = table;
  const tile = scene.shown.grid[space] ?? null;
  const target = targets.spaces.get(space);
  const label = nameOf(table, space, isLot);
  const content = contentAt(scene.shown, space);
  if (target) {
    const tap = (): void => {
      target.tap();
      // A chosen tile is explained as well, but without its space: the button there would do the same as the tap. While
      // orders are written, the board stays where it is.
      if (!scene.places)
        table.select(tile === null || target.pressed ? null : { kind: 'tile', tile, place: 'board' });
    };
    return (
      <LitButton target={{ ...target, tap }} class={styles.space}>
        {content}
      </LitButton>
    );
  }
  if (tile === null)
    return (
      <span class={styles.space} title={label}>
        <span class="visually-hidden">{label}</span>
        {content}
      </span>
    );
  return (
    <Thing
      table={table}
      pick={{ kind: 'tile', tile, place: 'board', space }}
      target={undefined}
      label={label}
      class={styles.space}
    >
      {content}
    </Thing>
  );
}

/** The content of a space. */
const contentAt = ({ figures, grid, markers, bonanza }: State, space: Space) => (
  <Content
    tile={grid[space] ?? null}
    flagged={markers[0]?.space === space}
    bonanza={hasBonanza(bonanza, space)}
    figures={figures}
  />
);

interface ContentProps {
  readonly tile: Tile | null;
  readonly flagged: boolean;
  readonly bonanza: boolean;
  readonly figures: Figures;
}

const Content = memo(({ tile, flagged, bonanza, figures }: ContentProps) => (
  <span class={styles.content} aria-hidden="true">
    <Highlight of={`${tile} ${flagged}`}>
      {tile !== null ? (
        <TileFace tile={tile} figures={figures} size={64} />
      ) : flagged ? (
        <Flag class={styles.flag} size={48} />
      ) : (
        <EmptySpace class={styles.none} size={64} />
      )}
    </Highlight>
    {bonanza && <BonanzaTile bonanza="hidden" class={styles.bonanza} size={22} />}
  </span>
));

const hasBonanza = (bonanza: State['bonanza'], space: Space): boolean =>
  (bonanza[CORNERS.indexOf(space)] ?? null) !== null;

/** Names a space and its content: "Row 2, column 4: Pepper plantation (2 fields), marker 3, auctioneer Ana". */
function nameOf({ scene }: BoardProps, space: Space, isLot: boolean): string {
  const { markers } = scene.shown;
  const at = markers.findIndex((marker) => marker?.space === space);
  const marker = markers[at];
  const what = tilesAt(
    scene.shown,
    space,
    t(at === 0 ? 'goa.flag' : 'page.goa.board.empty'),
    marker && t('page.goa.board.marker', { n: at + 1, name: isolate(scene.name(marker.seat)) }),
    isLot && t('page.goa.board.now'),
  );
  return atSpace(space, what);
}

/** The tiles of a space, and more that is to be said: "Duty, Bonanza tile underneath". `none`: instead of a tile. */
export const tilesAt = (
  { grid, bonanza }: State,
  space: Space,
  none: string,
  ...more: readonly (string | false | null | undefined)[]
): string =>
  [
    grid[space] ? t(`goa.tile.${grid[space]}`) : none,
    hasBonanza(bonanza, space) && t('page.goa.board.bonanza'),
    ...more,
  ]
    .filter(Boolean)
    .join(', ');

/** Something at a space: "Row 2, column 4: the flag". Outside of the tiles it says beside what. */
export function atSpace(space: Space, what: string): string {
  const [row, column] = [rowOf(space), columnOf(space)];
  const edge = edgeOf(space);
  if (edge === '') return t('page.goa.board.inside', { row, column, what });
  return t(`page.goa.board.outside.${edge}`, { n: edge === 'top' || edge === 'bottom' ? column : row, what });
}

interface TrailProps {
  readonly markers: readonly (Marker | null)[];
}

/** The auction markers and the trail between them, over the tiles. The spaces name them for screen readers. */
function Trail({ markers }: TrailProps) {
  const placed = markers.flatMap((marker, i) =>
    marker ? [{ seat: marker.seat, n: i + 1, at: markAt(marker.space) }] : [],
  );
  const path = placed.map(({ at }) => at.join(' ')).join('L');
  const percent = (part: number): string => `${(100 * part) / SIZE}%`;
  return (
    <div class={styles.trail} aria-hidden="true">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`}>
        {placed.length > 1 && (
          <>
            <path class={styles.casing} d={`M${path}`} />
            <path class={styles.way} d={`M${path}`} />
          </>
        )}
      </svg>
      {placed.map(({ seat, n, at: [x, y] }) => (
        <span
          key={n}
          class={styles.mark}
          data-spot={`marker${n}`}
          style={{ left: percent(x), top: percent(y), width: percent(0.46) }}
        >
          <Highlight of={x + y}>
            <SeatMark seat={seat} n={n} size={28} />
          </Highlight>
        </span>
      ))}
    </div>
  );
}
