import { playerOf, type HeldTile } from '#shared/games/goa/state.ts';
import { countOf } from '#shared/kernel/count.ts';
import { isRed, LASTING_TILES, plantationOf, type Tile } from '#shared/games/goa/things.ts';
import { formatList, t } from '../../../lib/i18n.ts';
import { Explain } from '../explain/Explain.tsx';
import { Thing } from '../board/Thing.tsx';
import { TileFace } from '../drawings/Pieces.tsx';
import { boardPart, changed, keptForPoints, type Owned } from './owned.ts';
import styles from './player.module.css';

/** Usable; used in this round; kept for the scoring. */
const GROUPS = ['ready', 'used', 'lasting'] as const;
type Group = (typeof GROUPS)[number];

const groupOf = ({ tile, used }: HeldTile): Group => {
  if (used) return isRed(tile) ? 'used' : 'lasting';
  return LASTING_TILES.some((lasting) => lasting === tile) ? 'lasting' : 'ready';
};

/** The tiles before a player. */
export const Tiles = boardPart((owned: Owned) => {
  const { table: props, place } = owned;
  const player = playerOf(props.scene.now, owned.seat); // a tile that is being used keeps its place
  const { tiles } = player;
  const kept = keptForPoints(player);
  const { selection: pick } = props;
  const hasNone = tiles.length + kept.length === 0;
  return (
    <div class={hasNone ? `${styles.ownTiles} ${styles.nothing}` : styles.ownTiles}>
      {place === 'mine' && hasNone && <p class="muted">{t('page.goa.tiles.none')}</p>}
      <div class={styles.heldTiles} data-changed={changed(owned, (of) => textOf(of.tiles))}>
        {GROUPS.map((group) => (
          <Held
            key={group}
            {...owned}
            group={group}
            tiles={tiles.flatMap((held) => (groupOf(held) === group ? [held.tile] : []))}
          />
        ))}
      </div>
      {kept.length > 0 && (
        <p class="muted" data-changed={changed(owned, (of) => keptForPoints(of).length)}>
          {t('page.goa.kept', { tiles: formatList(kept.map((tile) => t(`goa.tile.${tile}`))) })}
        </p>
      )}
      {pick?.kind === 'tile' && plantationOf(pick.tile) === undefined && <Explain {...props} place={place} />}
    </div>
  );
});

const textOf = (tiles: readonly HeldTile[]): string =>
  tiles.map(({ tile, used }) => `${tile}${used ? '-' : '+'}`).join();

interface HeldProps extends Owned {
  readonly group: Group;
  readonly tiles: readonly Tile[];
}

function Held({ table: props, place, group, tiles }: HeldProps) {
  if (tiles.length === 0) return null;
  const lights = place === 'mine' && group === 'ready' ? props.targets.tiles : undefined;
  return (
    <div class={styles[group]}>
      <h4>{t(`page.goa.tiles.${group}`)}</h4>
      <ul class="plain">
        {[...new Set(tiles)].map((tile) => {
          const n = countOf(tiles, tile);
          const name = t(`goa.tile.${tile}`);
          return (
            <li key={tile}>
              <Thing
                table={props}
                pick={{ kind: 'tile', tile, place }}
                target={lights?.get(tile)}
                label={n > 1 ? `${name} ×${n}` : name}
                class={styles.held}
              >
                <TileFace tile={tile} figures={props.scene.shown.figures} size={48} />
                {n > 1 && <span class={`${styles.times} number`}>×{n}</span>}
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
