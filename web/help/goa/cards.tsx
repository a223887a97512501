import { BONANZAS, CARD_KINDS, type CardKind } from '../../../shared/games/goa/things.ts';
import { BonanzaTile, ExpeditionCard } from '../../art/goa/Pieces.tsx';
import { does } from '../../games/goa/parts/does.ts';
import { listOf, t } from '../../voice.ts';
import type { Part, Piece } from '../pieces.ts';
import { doubtsOf } from './doubts.ts';
import { facesOf, piece, type Rules } from './rules.ts';

/** Every expedition card. */
export const cardsPart = (rules: Rules): Part => ({
  id: 'cards-part',
  title: t('help.goa.part.cards'),
  pieces: [
    {
      ...piece('cards', { n: Object.keys(rules.figures.cards).length, kinds: CARD_KINDS.length }),
      doubts: doubtsOf(rules.edition, 'cardColonists', 'cardSymbols'),
    },
  ],
  entries: CARD_KINDS.map((kind) => cardEntry(kind, rules)),
});

function cardEntry(kind: CardKind, { edition, figures }: Rules): Piece {
  const faces = facesOf(figures).filter((face) => face.kind === kind);
  const symbols = faces.map(({ symbol }) => t(`goa.symbol.${symbol}`));
  return {
    id: `card-${kind}`,
    title: t(`goa.card.${kind}`),
    text: does({ kind: 'card', card: kind }, { options: { edition }, figures }).slice(0, 1),
    more: (
      <>
        <p class="row-of">
          {faces.map(({ symbol, colonists }) => (
            <ExpeditionCard key={colonists} kind={kind} symbol={symbol} colonists={colonists} size={48} />
          ))}
          <span class="heard">{listOf(symbols)}</span>
        </p>
      </>
    ),
    words: symbols,
    doubts: kind === 'payDucats' ? doubtsOf(edition, 'payDucatsByStep') : [],
  };
}

/** Every Bonanza tile. */
export const bonanzaEntries = ({ edition, figures }: Rules): readonly Piece[] =>
  BONANZAS.map((bonanza) => ({
    id: `bonanza-${bonanza}`,
    title: t(`goa.bonanza.${bonanza}`),
    text: does({ kind: 'bonanza', bonanza }, { options: { edition }, figures }),
    art: <BonanzaTile bonanza={bonanza} size={52} />,
    doubts: doubtsOf(edition, 'bonanzaGains'),
  }));
