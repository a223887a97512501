import { computed, createModel, effect, signal, untracked } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { Message, GameView } from '#shared/protocol/http.ts';
import { tableApi } from '../../lib/api.ts';
import type { Game } from '../../table/game.ts';
import { IDLE, type RequestState, type Platform } from '../../lib/platform.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { namesAt, rowAtTime } from '#shared/words/render.ts';
import { t } from '../../lib/i18n.ts';
import { namesOf } from '../../ui/names.tsx';
import { outcomeOf } from '../../lib/requests.ts';

/** The message being written, as it outlives a reload; under its id it counts once, however often it is sent. */
interface Unsent {
  readonly text: string;
  readonly id?: string;
}

/** By seat too: two players of one game may share a browser. */
const unsentKey = (game: string, seat: Seat | null): string => `carrack.unsent.${game}.${seat ?? 'host'}`;
/** The last message of a game that this device has shown to a seat's player. Other players at the device have their own. */
const heardKey = (game: string, seat: Seat | null): string => `carrack.heard.${game}.${seat ?? 'none'}`;
/** Whether this device keeps messages open; of all games. */
const OPEN_KEY = 'carrack.talk';

/** As much of a game's page as messages need; `refresh` finds out who is signed in, where a message is refused. */
type Table = Pick<Game, 'lastMessage' | 'connection' | 'you'> & Partial<Pick<Game, 'refresh'>>;

/** The messages of a game's table: read, and with a seat also written. */
export const TalkModel = createModel((id: string, platform: Platform, table: Table) => {
  const { take, ...said } = createSaid(id, platform, table);
  const { messages } = said;
  const open = signal(platform.device.read(OPEN_KEY) === true);
  const heard = signal(numberIn(platform.device.read(heardKey(id, table.you.peek()))));
  /** All of it has been shown. */
  const hear = (): void => {
    const last = messages.peek().at(-1)?.seq ?? 0;
    if (last <= heard.peek()) return;
    heard.value = last;
    platform.device.write(heardKey(id, table.you.peek()), last); // the seat may be newer than this model
  };
  /** One's own is shown at once, below whatever came before it. */
  const takeOwn = (message: Message): void => {
    take(message);
    hear();
  };
  return {
    ...said,
    ...createWriting(id, table, platform, takeOwn),
    open,
    setOpen: (now: boolean) => {
      open.value = now;
      platform.device.write(OPEN_KEY, now);
    },
    /** Messages of others that this device has not shown. */
    fresh: computed(() =>
      messages.value.filter(
        ({ seq, seat }) => seq > heard.value && (seat === null || seat !== table.you.value),
      ),
    ),
    hear,
  };
});

export type Talk = InstanceType<typeof TalkModel>;

/** The messages are fetched once there is a live connection, or after this time (ms) if there is none. */
const PATIENCE = 2_000;

/** The messages as far as they were fetched: without gaps, up to the newest. */
function createSaid(id: string, { api, later }: Platform, table: Table) {
  const messages = signal<readonly Message[]>([]);
  const earlier = signal(false);
  const newest = (): number => messages.peek().at(-1)?.seq ?? 0;

  const load = async (): Promise<void> => {
    const page = await api.messages(id);
    if (!page.ok) return; // the next message, or the next connection, tries again
    const [first] = page.value.messages;
    if (first === undefined) return;
    const joins = newest() > 0 && first.seq <= newest() + 1;
    messages.value = joins ? joined(messages.peek(), page.value.messages) : page.value.messages;
    if (!joins) earlier.value = page.value.earlier;
  };
  const loadEarlier = async (): Promise<void> => {
    const [first] = messages.peek();
    const page = first && (await api.messages(id, first.seq));
    if (!page?.ok) return;
    messages.value = joined(page.value.messages, messages.peek());
    earlier.value = page.value.earlier;
  };
  const take = (message: Message): void => {
    if (message.seq > newest() + 1) void load();
    else messages.value = joined(messages.peek(), [message]);
  };

  effect(() => {
    const message = table.lastMessage.value;
    if (message !== undefined) untracked(() => take(message));
  });
  let hasAsked = false;
  effect(() => {
    const isLive = table.connection.value === 'live';
    const ask = (): void => {
      hasAsked = true;
      void untracked(load);
    };
    if (isLive) ask(); // what was said before is not sent again
    else if (!hasAsked) return later(PATIENCE, ask);
    return undefined;
  });
  return {
    messages,
    /** There are more before those. */
    earlier,
    loadEarlier,
    take,
  };
}

/**
 * The message being written. It is kept over a reload, and counts once however often it is sent. A spectator may get a
 * seat meanwhile; then the message is sent from that seat.
 */
function createWriting(
  game: string,
  { you, refresh }: Table,
  { api, session, entropy }: Platform,
  take: (message: Message) => void,
) {
  const key = (): string => unsentKey(game, you.peek());
  const unsent = signal<Unsent>(unsentIn(session.read(key())));
  const asking = signal<RequestState>(IDLE);
  const keep = (now: Unsent): void => {
    unsent.value = now;
    if (now.text === '') session.forget(key());
    else session.write(key(), now);
  };
  const send = async (): Promise<void> => {
    const { text, id = entropy().slice(0, 32) } = unsent.peek();
    if (text.trim() === '' || asking.peek().kind === 'busy') return;
    const message = { text, id };
    keep(message);
    asking.value = { kind: 'busy' };
    const answer = await tableApi(api, game).say(message, you.peek());
    asking.value = outcomeOf(answer);
    if (!answer.ok) {
      if (answer.failure.code === 'NOT_YOUR_SEAT') void refresh?.();
      return;
    }
    take(answer.value);
    if (unsent.peek() === message) keep({ text: '' });
  };
  return { text: computed(() => unsent.value.text), write: (text: string) => keep({ text }), asking, send };
}

/** Both in order, each message once. */
const joined = (before: readonly Message[], after: readonly Message[]): readonly Message[] =>
  [...new Map([...before, ...after].map((message) => [message.seq, message])).values()].toSorted(
    (a, b) => a.seq - b.seq,
  );

const numberIn = (kept: unknown): number => (typeof kept === 'number' ? kept : 0);

function unsentIn(kept: unknown): Unsent {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string')
    return { text: '' };
  return 'id' in kept && typeof kept.id === 'string' ? { text: kept.text, id: kept.id } : { text: kept.text };
}

/** The names of authors: who had the seat when the message was written. */
export function authorsBy(
  log: readonly Commit[],
  view: Pick<GameView, 'seats'>,
): (message: Pick<Message, 'seat' | 'former' | 'at'>) => string {
  const nameAt = namesAt(log, namesOf(view), t('page.seat.former'));
  return ({ seat, former, at }) => {
    if (seat !== null) return nameAt(rowAtTime(log, at))(seat);
    return t(former ? 'page.seat.former' : 'page.talk.host');
  };
}
