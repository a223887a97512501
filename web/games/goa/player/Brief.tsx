import { LAST_ROW, mapFields, yieldOf, type Player } from '#shared/games/goa/state.ts';
import { countOf } from '#shared/kernel/count.ts';
import {
  COLONIES,
  COLUMNS,
  isRed,
  SPICES,
  type Column,
  type Spice as SpiceName,
} from '#shared/games/goa/things.ts';
import { ColonySign, ColumnSign, SpicePicture, TilePicture } from '../drawings/Pieces.tsx';
import { Figure } from '../../../ui/figures.tsx';
import { formatNumber, t } from '../../../lib/i18n.ts';
import { boardPart, changed, shownOf, type Owned } from './owned.ts';
import styles from './player.module.css';

/** A player's boards at a glance: rows, spices, colonies, tiles. */
export const BoardsAtAGlance = boardPart((owned: Owned) => (
  <>
    <ul class={`plain ${styles.briefColumns}`}>
      {COLUMNS.map((column) => (
        <li key={column}>
          <Progress
            column={column}
            row={shownOf(owned).rows[column]}
            n={yieldOf(owned.table.scene.shown, owned.seat, column)}
            changed={changed(owned, ({ rows }) => rows[column])}
          />
        </li>
      ))}
    </ul>
    <p class={`${styles.briefThings} number`}>
      <Spices {...owned} />
      <Colonies {...owned} />
      <TileSigns {...owned} />
    </p>
  </>
));

interface ProgressProps {
  readonly column: Column;
  readonly row: number;
  /** The yield of the row. */
  readonly n: number;
  readonly changed: true | undefined;
}

/** Takes plain values: if they are unchanged, nothing is drawn again. */
const Progress = ({ column, row, n, changed: differs }: ProgressProps) => (
  <Figure label={t('page.goa.at', { column: t(`goa.column.${column}`), row: row + 1, n })} changed={differs}>
    <ColumnSign column={column} size={20} />
    <strong class="number">{formatNumber(n)}</strong>
    <span class={styles.bar} style={{ '--part': `${(100 * (row + 1)) / (LAST_ROW + 1)}%` }} />
  </Figure>
);

const onFields = (player: Player): readonly SpiceName[] =>
  mapFields(player, (_, spice) => spice ?? undefined);

function Spices(owned: Owned) {
  const held = onFields(shownOf(owned));
  return (
    <>
      {SPICES.filter((spice) => held.includes(spice)).map((spice) => {
        const n = countOf(held, spice);
        return (
          <Figure
            key={spice}
            label={`${t(`goa.spice.${spice}`)} ×${n}`}
            changed={changed(owned, (of) => countOf(onFields(of), spice))}
          >
            <SpicePicture spice={spice} size={18} />
            {n}
          </Figure>
        );
      })}
    </>
  );
}

const Colonies = (owned: Owned) => (
  <>
    {COLONIES.filter((colony) => shownOf(owned).plots[colony] !== null).map((colony) => (
      <Figure
        key={colony}
        label={t(`goa.colony.${colony}`)}
        changed={changed(owned, (of) => of.plots[colony]?.name)}
      >
        <ColonySign colony={colony} size={22} />
      </Figure>
    ))}
  </>
);

/** In a narrow place they have a line of their own: what comes before them pushes none of them there. */
const TileSigns = (owned: Owned) => (
  <span class={styles.briefTiles}>
    {shownOf(owned).tiles.map(({ tile, used }, i) => (
      <Figure
        key={i}
        label={used ? t('page.goa.usedTile', { tile: t(`goa.tile.${tile}`) }) : t(`goa.tile.${tile}`)}
      >
        <TilePicture tile={tile} size={24} class={used && isRed(tile) ? styles.used : ''} />
      </Figure>
    ))}
  </span>
);
