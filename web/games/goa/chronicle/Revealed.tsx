import type { Event } from '#shared/games/goa/events.ts';
import { CORNERS } from '#shared/games/goa/spaces.ts';
import { countOf } from '#shared/kernel/count.ts';
import {
  CARD_KINDS,
  TILES,
  type Bonanza,
  type Card,
  type Tile as TileName,
} from '#shared/games/goa/things.ts';
import { BonanzaTile, CardSign, TilePicture } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import { wordOf } from '../../../lib/tokens.ts';
import type { Revealing } from '../../gameUi.ts';
import { tokenNames } from '../text/inWords.ts';
import { labelled } from '../targets/decision.ts';
import styles from './chronicle.module.css';

/** Things that lay face down: expedition cards as they were shuffled, Bonanza tiles, tiles put away unseen. */
export function Revealed({ events }: Revealing<Event>) {
  const piles = events.flatMap((event) => (event.type === 'cardsShuffled' ? [event.pile] : []));
  const bonanzas = events.flatMap((event) => (event.type === 'bonanzaLaid' ? [event.tiles] : []));
  return (
    <>
      {piles.map((pile, i) => (
        <PileOrder key={i} pile={pile} shuffle={i + 1} />
      ))}
      {bonanzas.map((tiles, i) => (
        <Bonanzas key={i} tiles={tiles} phase={i === 0 ? 'A' : 'B'} />
      ))}
      {unseen(events).map(({ phase, tiles }) => (
        <PutAway key={phase} phase={phase} tiles={tiles} />
      ))}
    </>
  );
}

const PileOrder = ({ pile, shuffle }: { readonly pile: readonly Card[]; readonly shuffle: number }) => (
  <>
    <p>{shuffle === 1 ? t('page.goa.revealed.pile') : t('page.goa.revealed.again', { n: shuffle })}</p>
    <ol class="plain pile-order">
      {pile.map((card, i) => {
        const kind = CARD_KINDS.find((known) => card.replace(/\d+$/, '') === known);
        return (
          <li key={i}>
            <span class="muted">{i + 1}</span>{' '}
            {kind !== undefined && (
              <span class={styles.revealedThing}>
                <CardSign kind={kind} size={24} /> {t(`goa.card.${kind}`)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </>
);

interface BonanzaProps {
  readonly tiles: readonly (Bonanza | 'hidden')[];
  readonly phase: 'A' | 'B';
}

const Bonanzas = ({ tiles, phase }: BonanzaProps) => (
  <>
    <p>{t('page.goa.revealed.bonanza', { phase: t(`goa.phase.${phase}`) })}</p>
    <ul class="plain pile-order">
      {tiles.map((tile, corner) => (
        <li key={corner}>
          <span class={styles.revealedThing}>
            <BonanzaTile bonanza={tile} size={24} />{' '}
            {tile !== 'hidden' &&
              labelled(wordOf(CORNERS[corner] ?? 0, 'space', tokenNames), t(`goa.bonanza.${tile}`))}
          </span>
        </li>
      ))}
    </ul>
  </>
);

interface Unseen {
  readonly phase: 'A' | 'B';
  readonly tiles: readonly TileName[];
}

const PutAway = ({ phase, tiles }: Unseen) => (
  <>
    <p>{t('page.goa.revealed.away', { phase: t(`goa.phase.${phase}`) })}</p>
    <ul class="plain pile-order">
      {tiles.map((tile, i) => (
        <li key={i}>
          <span class={styles.revealedThing}>
            <TilePicture tile={tile} size={24} /> {t(`goa.tile.${tile}`)}
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** All tiles of a phase that were neither laid nor shown. They follow from the others. */
function unseen(events: readonly Event[]): readonly Unseen[] {
  const figures = events.find((event) => event.type === 'started')?.figures;
  return events.flatMap((event) => {
    if (event.type !== 'tilesLaid' || figures === undefined) return [];
    const { phase, tiles, removed } = event;
    const known = [...tiles, ...removed];
    const left = TILES.flatMap((tile) => {
      const n = (figures.tiles[phase][tile] ?? 0) - countOf(known, tile);
      return Array.from({ length: Math.max(0, n) }, () => tile);
    });
    return left.length === 0 ? [] : [{ phase, tiles: left }];
  });
}
