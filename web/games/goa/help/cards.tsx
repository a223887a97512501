import { BONANZAS, CARD_KINDS, type CardKind } from '#shared/games/goa/things.ts';
import { BonanzaTile, ExpeditionCard } from '../drawings/Pieces.tsx';
import { does } from '../explain/effects.ts';
import { formatList, t } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { doubtsOf } from './doubts.ts';
import { facesOf, piece, type EditionRules } from './rules.ts';

/** Every expedition card. */
export const cardsPart = (rules: EditionRules): HelpPart => ({
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

function cardEntry(kind: CardKind, { edition, figures }: EditionRules): Piece {
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
          <span class="visually-hidden">{formatList(symbols)}</span>
        </p>
      </>
    ),
    words: symbols,
    doubts: kind === 'payDucats' ? doubtsOf(edition, 'payDucatsByStep') : [],
  };
}

/** Every Bonanza tile. */
export const bonanzaEntries = ({ edition, figures }: EditionRules): readonly Piece[] =>
  BONANZAS.map((bonanza) => ({
    id: `bonanza-${bonanza}`,
    title: t(`goa.bonanza.${bonanza}`),
    text: does({ kind: 'bonanza', bonanza }, { options: { edition }, figures }),
    art: <BonanzaTile bonanza={bonanza} size={52} />,
    doubts: doubtsOf(edition, 'bonanzaGains'),
  }));
