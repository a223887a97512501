import { useEffect, useRef } from 'preact/hooks';
import type { Tile } from '#shared/games/goa/things.ts';
import { BonanzaTile } from '../../drawings/Pieces.tsx';
import { t } from '../../../../lib/i18n.ts';
import { showNext } from '../../../../ui/sight.ts';
import { mark } from '../../../marks.ts';
import { Explain } from '../../explain/Explain.tsx';
import { Thing } from '../Thing.tsx';
import { TileFace } from '../TileFace.tsx';
import { lightDismiss } from './lightDismiss.tsx';
import type { BoardProps } from '../../boardProps.ts';

/**
 * The tiles put away, one of which a Favor brings back; the number of tiles out of the game; the Bonanza tiles
 * left.
 */
export const SupplyTiles = lightDismiss((props) => {
  const { shown, since } = props.scene;
  const { removed, spent, figures } = shown;
  const isAsked = props.targets.removed.size > 0;
  const things = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // They are drawn after the decision has come, and so after the rest was brought into sight.
    const board = things.current?.closest('.goa-board');
    if (isAsked && board) showNext(board, false);
  }, [isAsked]);
  return (
    <>
      {figures.removed.seen ? (
        <ul class="plain store-things" ref={things}>
          {removed.map((tile, i) => (
            <li key={i}>
              <Removed {...props} tile={tile} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="muted">{t('page.goa.board.unseen', { n: figures.removed.count })}</p>
      )}
      <Explain {...props} place="removed" />
      <p data-changed={mark(since, shown, (state) => state.spent.length)}>
        {t('page.goa.board.spent', { n: spent.length })}
      </p>
      <Bonanzas {...props} />
    </>
  );
});

function Removed({ tile, ...table }: BoardProps & { readonly tile: Tile }) {
  const { scene, targets } = table;
  return (
    <Thing
      table={table}
      pick={{ kind: 'tile', tile, place: 'removed' }}
      lit={targets.removed.get(tile)}
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

function Bonanzas(props: BoardProps) {
  const { shown, since } = props.scene;
  if (!shown.options.bonanza) return null;
  const left = shown.bonanza.filter((tile) => tile !== null).length;
  return (
    <>
      <Thing
        table={props}
        pick={{ kind: 'bonanza', bonanza: 'hidden', place: 'supply' }}
        lit={undefined}
        label={t('page.goa.board.bonanzas', { n: left })}
        class="store-bonanza"
        changed={mark(since, shown, (state) => state.bonanza.filter((tile) => tile !== null).length)}
      >
        <BonanzaTile bonanza="hidden" size={32} />
        {t('page.goa.board.bonanzas', { n: left })}
      </Thing>
      {props.selection?.kind === 'bonanza' && <Explain {...props} place="supply" />}
    </>
  );
}
