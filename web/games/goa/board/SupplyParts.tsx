import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { faceOf, type State } from '#shared/games/goa/state.ts';
import {
  COLONIES,
  SPICES,
  type Colony,
  type Spice as SpiceName,
  type Tile,
  type CardId,
} from '#shared/games/goa/things.ts';
import { formatList, t } from '../../../lib/i18n.ts';
import { scrollToNextChoice } from '../../../ui/scrollIntoView.ts';
import { Pile } from '../../../ui/art/Pieces.tsx';
import { mark } from '../../scene.ts';
import type { BoardProps } from '../boardProps.ts';
import {
  Colonist,
  ColonySign,
  SpicePicture,
  BonanzaTile,
  TileFace,
  ExpeditionCard,
} from '../drawings/Pieces.tsx';
import { Explain } from '../explain/Explain.tsx';
import { Thing } from './Thing.tsx';
import styles from './supply.module.css';
import goaStyles from '../goa.module.css';

/** Does what is in the fold lie over the boards (as in supply.module.css), rather than above them? */
const liesOver = (fold: HTMLDetailsElement): boolean =>
  getComputedStyle(fold, '::details-content').position === 'absolute';

/**
 * A part of the supply that a tap beside it or Escape closes where it lies over the boards: what can be chosen may be under
 * it. While something in it can be chosen, it stays.
 */
export const lightDismiss = (Part: FunctionComponent<BoardProps>) =>
  function Dismissible(props: BoardProps) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const foldOver = (): HTMLDetailsElement | undefined => {
        const fold = place.current?.closest('details');
        return fold && !fold.classList.contains('lit') && liesOver(fold) ? fold : undefined;
      };
      const tap = ({ target }: Event): void => {
        const fold = foldOver();
        if (fold && target instanceof Node && !fold.contains(target)) fold.open = false;
      };
      const press = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape' || event.defaultPrevented) return; // first what is explained in it
        const fold = foldOver();
        if (!fold) return;
        event.preventDefault(); // and last a step of the draft
        if (fold.contains(document.activeElement)) fold.querySelector('summary')?.focus();
        fold.open = false;
      };
      addEventListener('click', tap, true); // what is tapped may be gone afterwards
      document.addEventListener('keydown', press);
      return () => {
        removeEventListener('click', tap, true);
        document.removeEventListener('keydown', press);
      };
    }, []);
    return (
      <div ref={place}>
        <Part {...props} />
      </div>
    );
  };

/** The colony tiles left, with the spices that may lie there. */
export const Colonies = lightDismiss((props) => (
  <>
    <ul class={`plain ${styles.colonies}`}>
      {COLONIES.map((colony) => (
        <li key={colony}>
          <ColonyRow {...props} colony={colony} />
        </li>
      ))}
    </ul>
    {props.selection?.kind === 'colony' && <Explain {...props} place="supply" />}
  </>
));

function ColonyRow({ colony, ...table }: BoardProps & { readonly colony: Colony }) {
  const { shown, since } = table.scene;
  const { need } = shown.figures.colonies[colony];
  const left = tilesLeft(shown, colony);
  const free = left.length > 0 && left.every(isFree);
  const label = t('page.goa.board.colony', { colony: t(`goa.colony.${colony}`), left: left.length, need });
  return (
    <Thing
      table={table}
      pick={{ kind: 'colony', colony, place: 'supply' }}
      target={undefined}
      label={free ? label : [label, ...left.map(spiceNames)].join(' – ')}
      changed={mark(since, shown, (state) => state.colonies[colony].length)}
    >
      <ColonySign colony={colony} size={32} />
      <span class={styles.colonyName}>
        {t(`goa.colony.${colony}`)}
        <span class="figure number">
          <Colonist size={16} />
          {need}
        </span>
      </span>
      <span class={styles.colonyTiles}>
        {free ? (
          <span class="muted">{t('page.goa.board.colony.any', { n: left.length })}</span>
        ) : (
          left.map((allowed) => (
            <span key={allowed.join()} class={styles.colonyTile}>
              {allowed.map((spice) => (
                <SpicePicture key={spice} spice={spice} size={18} />
              ))}
            </span>
          ))
        )}
        {left.length === 0 && <span class="muted">{t('page.goa.board.colony.none')}</span>}
      </span>
    </Thing>
  );
}

/** The spices that each of the tiles left allows. */
const tilesLeft = ({ colonies, figures }: State, colony: Colony): readonly (readonly SpiceName[])[] =>
  colonies[colony].map((tile) => figures.colonies[colony].tiles[tile] ?? []);

const isFree = (allowed: readonly SpiceName[]): boolean => allowed.length === SPICES.length;

const spiceNames = (allowed: readonly SpiceName[]): string =>
  formatList(allowed.map((spice) => t(`goa.spice.${spice}`)));

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
    const board = things.current?.closest(`.${goaStyles.goa}`);
    if (isAsked && board) scrollToNextChoice(board, false);
  }, [isAsked]);
  return (
    <>
      {figures.removed.seen ? (
        <ul class={`plain ${styles.things}`} ref={things}>
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
      target={targets.removed.get(tile)}
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
        target={undefined}
        label={t('page.goa.board.bonanzas', { n: left })}

        changed={mark(since, shown, (state) => state.bonanza.filter((tile) => tile !== null).length)}
      >
        <BonanzaTile bonanza="hidden" size={32} />
        {t('page.goa.board.bonanzas', { n: left })}
      </Thing>
      {props.selection?.kind === 'bonanza' && <Explain {...props} place="supply" />}
    </>
  );
}

/** The draw pile, and the cards of the discard pile, the last one last: a new one moves no other. */
export const Cards = lightDismiss((props) => {
  const { shown, since } = props.scene;
  const { pile, discard, shuffles } = shown;
  return (
    <>
      <div class={styles.pile}>
        <Pile size={36} />
        <p>
          <span data-changed={mark(since, shown, (state) => state.pile.length)}>
            {t('page.goa.board.pile', { n: pile.length })}
          </span>
          <br />
          <span data-changed={mark(since, shown, (state) => state.discard.length)}>
            {t('page.goa.board.discard', { n: discard.length })}
          </span>
          <br />
          <span class="muted">{t('page.goa.board.shuffles', { n: shuffles })}</span>
        </p>
      </div>
      <ul class={`plain ${styles.things}`}>
        {discard.map((card) => (
          <li key={card}>
            <Discarded {...props} card={card} />
          </li>
        ))}
      </ul>
      {props.selection?.kind === 'card' && <Explain {...props} place="supply" />}
    </>
  );
});

function Discarded({ card, ...table }: BoardProps & { readonly card: CardId }) {
  const face = faceOf(table.scene.shown, card);
  const label = t('page.goa.board.card', {
    card: t(`goa.card.${face.kind}`),
    symbol: t(`goa.symbol.${face.symbol}`),
    n: face.colonists,
  });
  return (
    <Thing table={table} pick={{ kind: 'card', card, place: 'supply' }} target={undefined} label={label}>
      <ExpeditionCard {...face} size={44} />
    </Thing>
  );
}
