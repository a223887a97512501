import { assertNever } from '#shared/kernel/never.ts';
import type { Phrase, PhraseArg, PublicView } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Event } from './events.ts';
import { known, type State } from './state.ts';
import { FIELDS } from './things.ts';

const phrase = (name: string, args: Phrase['args'] = {}): Phrase => ({ key: `toy.story.${name}`, args });
const by = (seat: Seat): PhraseArg => ({ seat });

/** The event as a sentence. */
export function story(event: Event): Phrase {
  switch (event.type) {
    case 'started':
      return phrase('started', { rounds: event.rounds });
    case 'laid':
      return event.card === '?'
        ? phrase('laid', { seat: by(event.seat) })
        : phrase('laid.seen', { seat: by(event.seat), card: event.card });
    case 'uncovered':
      return phrase('uncovered', { seat: by(event.winner), cards: { list: known(event.cards) } });
    case 'rewarded':
      return phrase('rewarded', { seat: by(event.seat), n: event.points });
    case 'built': {
      const stones = FIELDS.filter((field) => event.on[field] !== undefined).map((field) => ({
        term: `toy.stone.${event.on[field]}.${field}`,
      }));
      return phrase('built', { seat: by(event.seat), stones: { list: stones }, n: event.points });
    }
    case 'drawn': {
      const cards = known(event.cards);
      return cards.length === 0
        ? phrase('drawn', { seat: by(event.seat), n: event.cards.length })
        : phrase('drawn.seen', { seat: by(event.seat), cards: { list: cards } });
    }
    case 'reshuffled':
      return phrase('reshuffled');
    case 'stopped':
      return phrase('stopped', { seat: by(event.seat) });
    default:
      return assertNever(event);
  }
}

/** How far the game has come: the rounds that are not over. */
export const stage = ({ state: { rounds } }: PublicView<State>): Phrase => ({
  key: 'toy.stage',
  args: { rounds },
});

/** Events without a line in log and mail: drawing tells enough. */
export const hiddenEvents: ReadonlySet<string> = new Set(['reshuffled']);
