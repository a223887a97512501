import type { Tile } from '../../../../../shared/games/goa/things.ts';
import { BonanzaTile } from '../../../../art/goa/Pieces.tsx';
import { t } from '../../../../voice.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../parts/Explain.tsx';
import { Thing } from '../../parts/Thing.tsx';
import { TileFace } from '../../parts/TileFace.tsx';
import type { Table } from '../../table.ts';

/** The tiles put away, one of which a Favor brings back; how many have left the game; Bonanza tiles left. */
export function Tiles(table: Table) {
  const { shown, since } = table.scene;
  const { removed, spent, figures } = shown;
  return (
    <>
      {figures.removed.seen ? (
        <ul class="plain store-things">
          {removed.map((tile, i) => (
            <li key={i}>
              <Removed {...table} tile={tile} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="muted">{t('page.goa.board.unseen', { n: figures.removed.count })}</p>
      )}
      <Explain {...table} place="removed" />
      <p data-changed={mark(since, shown, (state) => state.spent.length)}>
        {t('page.goa.board.spent', { n: spent.length })}
      </p>
      <Bonanzas {...table} />
    </>
  );
}

function Removed({ tile, ...table }: Table & { readonly tile: Tile }) {
  const { scene, lights } = table;
  return (
    <Thing
      table={table}
      pick={{ kind: 'tile', tile, place: 'removed' }}
      lit={lights.removed.get(tile)}
      label={t(`goa.tile.${tile}`)}
      class="store-tile"
      changed={mark(
        scene.since,
        scene.shown,
        (state) => state.removed.filter((left) => left === tile).length,
      )}
    >
      <TileFace tile={tile} figures={scene.shown.figures} />
    </Thing>
  );
}

function Bonanzas(table: Table) {
  const { shown, since } = table.scene;
  if (!shown.options.bonanza) return null;
  const left = shown.bonanza.filter((tile) => tile !== null).length;
  return (
    <>
      <Thing
        table={table}
        pick={{ kind: 'bonanza', bonanza: 'hidden', place: 'supply' }}
        lit={undefined}
        label={t('page.goa.board.bonanzas', { n: left })}
        class="store-bonanza"
        changed={mark(since, shown, (state) => state.bonanza.filter((tile) => tile !== null).length)}
      >
        <BonanzaTile bonanza="hidden" size={32} />
        {t('page.goa.board.bonanzas', { n: left })}
      </Thing>
      {table.pick?.kind === 'bonanza' && <Explain {...table} place="supply" />}
    </>
  );
}
