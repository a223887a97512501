import { playerOf, type HeldTile } from '../../../../shared/games/goa/state.ts';
import { countOf, LASTING_TILES, plantationOf } from '../../../../shared/games/goa/things.ts';
import { listOf, t, type Key } from '../../../voice.ts';
import { Explain } from '../parts/Explain.tsx';
import { Thing } from '../parts/Thing.tsx';
import { TileFace } from '../parts/TileFace.tsx';
import { changed, type Owned } from './owned.ts';

/** The tiles before a player, apart by whether they can still be used. */
export function Tiles(owned: Owned) {
  const { table, place } = owned;
  const { tiles, kept } = playerOf(table.scene.now, owned.seat); // what is being used keeps its place
  const { pick } = table;
  if (tiles.length + kept.length === 0) return null;
  return (
    <>
      <div class="held-tiles" data-changed={changed(owned, (of) => textOf(of.tiles))}>
        <Group
          {...owned}
          title="page.goa.tiles.ready"
          tiles={tiles.filter((tile) => !tile.used && !isLasting(tile))}
        />
        <Group {...owned} title="page.goa.tiles.used" tiles={tiles.filter((tile) => tile.used)} />
        <Group {...owned} title="page.goa.tiles.lasting" tiles={tiles.filter(isLasting)} />
      </div>
      {kept.length > 0 && (
        <p class="muted" data-changed={changed(owned, (of) => of.kept.length)}>
          {t('page.goa.kept', { tiles: listOf(kept.map((tile) => t(`goa.tile.${tile}`))) })}
        </p>
      )}
      {pick?.kind === 'tile' && plantationOf(pick.tile) === undefined && <Explain {...table} place={place} />}
    </>
  );
}

const isLasting = ({ tile }: HeldTile): boolean => LASTING_TILES.some((lasting) => lasting === tile);

const textOf = (tiles: readonly HeldTile[]): string =>
  tiles.map(({ tile, used }) => `${tile}${used ? '-' : '+'}`).join();

interface GroupProps extends Owned {
  readonly title: Key;
  readonly tiles: readonly HeldTile[];
}

function Group({ table, place, title, tiles }: GroupProps) {
  const lights = place === 'mine' ? table.lights.tiles : undefined;
  const held = tiles.map(({ tile }) => tile);
  const names = [...new Set(held)];
  if (names.length === 0) return null;
  const used = tiles.some((tile) => tile.used);
  return (
    <div class={used ? 'used' : undefined}>
      <h4>{t(title)}</h4>
      <ul class="plain">
        {names.map((tile) => {
          const n = countOf(held, tile);
          const name = t(`goa.tile.${tile}`);
          return (
            <li key={tile}>
              <Thing
                table={table}
                pick={{ kind: 'tile', tile, place }}
                lit={used ? undefined : lights?.get(tile)}
                label={n > 1 ? `${name} ×${n}` : name}
                class="held"
              >
                <TileFace tile={tile} figures={table.scene.shown.figures} size={48} />
                {n > 1 && <span class="times number">×{n}</span>}
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
