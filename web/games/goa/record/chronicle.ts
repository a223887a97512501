import type { Event } from '#shared/games/goa/events.ts';
import type { State } from '#shared/games/goa/state.ts';
import { t } from '../../../lib/i18n.ts';
import type { Chronicle } from '../../gameUi.ts';
import { Icon } from './Icon.tsx';
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
      title: () => t('page.goa.record.ducats'),
      of: ({ players }) => players.map(({ ducats }) => ducats),
    },
  ],
  Afterwards,
};
