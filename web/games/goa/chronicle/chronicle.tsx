import type { Event } from '#shared/games/goa/events.ts';
import type { State } from '#shared/games/goa/state.ts';
import { CARD_KINDS, type CardId, type Resource } from '#shared/games/goa/things.ts';
import { t } from '../../../lib/i18n.ts';
import { CardBack, SeatMark } from '../../../ui/art/Pieces.tsx';
import type { Chronicle } from '../../gameUi.ts';
import {
  BonanzaTile,
  CardSign,
  Colonist,
  ColonySign,
  ColumnSign,
  Ducat,
  ExtraAction,
  Flag,
  Ship,
  SpicePicture,
  TilePicture,
} from '../drawings/Pieces.tsx';
import { placesOf } from './places.ts';
import { Afterwards } from './Afterwards.tsx';

/** Goa in log and history: round by round, lot by lot, turn by turn. */
export const chronicle: Chronicle<State, Event> = {
  placesOf,
  Icon,
  landmarks: new Set<Event['type']>([
    'roundBegan',
    'auctionWon',
    'swapped',
    'favorTaken',
    'colonyFounded',
    'dutyDone',
    'ended',
  ]),
  charts: [
    {
      title: () => t('page.goa.chronicle.ducats'),
      of: ({ players }) => players.map(({ ducats }) => ducats),
    },
  ],
  Afterwards,
};

const SIZE = 20;

/** The picture of a log line's subject, as on the board. */
function Icon({ event }: { readonly event: Event }) {
  switch (event.type) {
    case 'markerPlaced':
      return event.marker === 1 ? (
        <Flag size={SIZE} />
      ) : (
        <SeatMark seat={event.seat} n={event.marker} size={SIZE} />
      );
    case 'auctionWon':
      return event.tile === null ? <Flag size={SIZE} /> : <TilePicture tile={event.tile} size={SIZE} />;
    case 'bonanzaTaken':
      return <BonanzaTile bonanza={event.tile} size={SIZE} />;
    case 'tileUsed':
    case 'swapped':
    case 'favorTaken':
    case 'plantationLaid':
    case 'plantationDiscarded':
      return <TilePicture tile={event.tile} size={SIZE} />;
    case 'dutyDone':
      return <TilePicture tile="duty" size={SIZE} />;
    case 'gained':
      return <ResourceSign what={event.what} />;
    case 'bid':
    case 'sold':
      return <Ducat size={SIZE} />;
    case 'extraPlayed':
      return <ExtraAction size={SIZE} />;
    case 'drawn':
    case 'revealed':
    case 'revealedDiscarded':
    case 'cardsDiscarded':
      return <CardBack size={SIZE * 0.75} />;
    case 'cardPlayed':
      return <CardIcon card={event.card} />;
    case 'progressed':
      return <ColumnSign column={event.column} size={SIZE} />;
    case 'quickStarted':
      return event.ducats > 0 ? <Ducat size={SIZE} /> : null;
    case 'foundingBegun':
    case 'colonyFounded':
    case 'notFounded':
      return <ColonySign colony={event.colony} size={SIZE} />;
    case 'spicesPlaced': {
      const [spice] = Object.values(event.spices);
      return spice === undefined ? null : <SpicePicture spice={spice} size={SIZE} />;
    }
    default:
      return null; // set-up, passes and the course of the game have no picture
  }
}

function CardIcon({ card }: { readonly card: CardId }) {
  const kind = CARD_KINDS.find((known) => card.replace(/\d+$/, '') === known);
  return kind === undefined ? null : <CardSign kind={kind} size={SIZE} />;
}

const SIGNS = { ships: Ship, colonists: Colonist, ducats: Ducat, extra: ExtraAction } as const;

function ResourceSign({ what }: { readonly what: Resource }) {
  const Sign = SIGNS[what];
  return <Sign size={SIZE} />;
}
