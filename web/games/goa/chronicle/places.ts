import type { Event } from '#shared/games/goa/events.ts';
import type { Step } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { assertNever } from '#shared/kernel/never.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Entry } from '../../../lib/story.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import type { EventPlace, Heading, RowPlace } from '../../gameUi.ts';

/** A step, and of an auction only its lot: an event may tell of one that is not asked about yet. */
type Stage = Exclude<Step, { phase: 'auction' }> | { readonly phase: 'auction'; readonly marker: number };

/** The place in the game between two events. */
interface Where {
  readonly phase: 'A' | 'B' | 'setup';
  readonly round: number;
  readonly step: Stage;
  /** The tiles under the round's markers, by number from 1; null: the flag. */
  readonly lots: readonly (Tile | null)[];
  /** The round's last lot that was sold, by its marker. */
  readonly sold: number;
}

const BEGINNING: Where = { phase: 'setup', round: 0, step: { phase: 'setup' }, lots: [], sold: 0 };

/**
 * The round of each row, and within it the markers, the auction or the turn. A row belongs where it was decided. Its
 * events may lead further: after a lot is sold, those who cannot afford the next one pass in the same row.
 */
export function placesOf(
  entries: readonly Entry<Event>[],
  nameAt: (seat: Seat, seq: number) => string,
): readonly RowPlace[] {
  const after: Where[] = [BEGINNING];
  let where = BEGINNING;
  return entries.map(({ seq, lines, takesBack }) => {
    const name = (seat: Seat): string => nameAt(seat, seq);
    const place = placeOf(where, name);
    const elsewhere = new Map<Event, EventPlace>();
    for (const { event } of lines) {
      where = moved(where, event);
      const own = placeOf(where, name);
      if (!samePlace(own, place)) elsewhere.set(event, own);
    }
    if (takesBack !== undefined) where = after[takesBack] ?? where;
    after[seq] = where;
    return elsewhere.size === 0 ? place : { ...place, elsewhere };
  });
}

const samePlace = (a: EventPlace, b: EventPlace): boolean =>
  a.part.key === b.part.key && a.section?.key === b.section?.key;

function moved(where: Where, event: Event): Where {
  switch (event.type) {
    case 'roundBegan':
      // Until its first step, a round has no section.
      return { phase: event.phase, round: event.round, step: { phase: 'setup' }, lots: [], sold: 0 };
    case 'markerPlaced':
      return { ...where, lots: [...where.lots, event.marker === 1 ? null : event.tile] };
    case 'stepBegan':
      return { ...where, step: event.step };
    case 'bid':
    case 'bidPassed':
      return inLot(where, Math.max(where.sold + 1, where.step.phase === 'auction' ? where.step.marker : 0));
    case 'auctionWon':
      return { ...inLot(where, event.marker), sold: event.marker };
    default:
      return where;
  }
}

const inLot = (where: Where, marker: number): Where => ({ ...where, step: { phase: 'auction', marker } });

function placeOf(where: Where, name: (seat: Seat) => string): EventPlace {
  const { phase, round } = where;
  if (phase === 'setup') {
    const label = t('page.goa.chronicle.setup');
    return { part: { key: phase, label, short: label } };
  }
  const short = `${phase}${round}`;
  const label = t('page.goa.chronicle.round', { phase: capital(t(`goa.phase.${phase}`)), round });
  return { part: { key: short, label, short }, section: sectionOf(where, name) };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function sectionOf({ step, lots }: Where, name: (seat: Seat) => string): Heading | undefined {
  switch (step.phase) {
    case 'placing':
      return { key: step.phase, label: t('page.goa.chronicle.placing') };
    case 'auction': {
      const tile = lots[step.marker - 1] ?? null;
      const what = tile === null ? t('goa.flag') : t(`goa.tile.${tile}`);
      return { key: `lot${step.marker}`, label: t('page.goa.chronicle.lot', { n: step.marker, what }) };
    }
    case 'turn': {
      const { seat, action } = step;
      if (action === 'extra') return EXTRA();
      const label = t('page.goa.chronicle.turn', { name: isolate(name(seat)), n: action });
      return { key: `turn${action}.${seat}`, label, seat };
    }
    case 'extra':
      return EXTRA();
    case 'setup':
    case 'quickStart':
    case 'over':
      return undefined;
    default:
      return assertNever(step);
  }
}

const EXTRA = (): Heading => ({ key: 'extra', label: t('page.goa.chronicle.extra') });
