import type { ToldGame } from '#shared/protocol/http.ts';
import type { ChannelMessage, GameMessage, MessageGame } from './gameMessage.ts';
import { serviceOrigin } from '../lib/settings.ts';
import { isUrgent } from '../lib/notices.ts';
import type { MailKey, Translator } from './translator.ts';
import { isOfJoining, leadOf, occasionLine, saidIn, subjectOf } from './gameSubject.ts';

/** The message to devices and webhooks about a player's games. */

/** Sentences of the story on a device's screen, which shows about three lines. */
const TOLD = 2;

export function channelMessage(env: Env, message: GameMessage): ChannelMessage {
  const { lead, others, ids, recipient, translator } = message;
  const games = [lead, ...others];
  return {
    id: ids[0] ?? '',
    ids,
    kind: lead.kind,
    isUrgent: games.some(({ kind }) => isUrgent(kind)),
    name: recipient.name,
    push: {
      title: subjectOf(message),
      body: bodyOf(message),
      path: pathOf(lead),
      waiting: games.filter(waits).length + message.waiting.length + message.unnamed,
      language: translator.language,
    },
    games: games.map((game) => toldGame(env, translator, game)),
    text: '',
  };
}

/** The body of the title's subject: the message, the question, or what affected the reader, else what happened at the table. */
function bodyOf(message: GameMessage): string {
  const { mentions, question, relevant, since } = message.digest;
  const lead = leadOf(message);
  const said = mentions.at(-1);
  if (lead === 'mention' && said !== undefined) return saidIn(message.translator, said);
  if (lead === 'vote' && question !== null) return question.text;
  if (isOfJoining(lead)) return message.translator.t(`mail.${lead}.what` satisfies MailKey);
  if (lead === 'invited') return message.translator.t('mail.invited.quiet');
  return (relevant.length > 0 ? relevant : since).slice(-TOLD).join('\n');
}

const waits = ({ kind }: MessageGame): boolean => kind === 'turn' || kind === 'time' || kind === 'vote';

const toldGame = (env: Env, translator: Translator, told: MessageGame): ToldGame => ({
  id: told.gameId,
  game: told.game,
  title: told.title,
  seat: told.seat,
  kind: told.kind,
  text: occasionLine(translator, told),
  url: serviceOrigin(env) + pathOf(told),
});

/** Who is not taken goes on to other tables. */
export const pathOf = ({ kind, gameId }: Pick<MessageGame, 'kind' | 'gameId'>): string =>
  kind === 'declined' || kind === 'full' ? '/tables' : `/g/${gameId}`;

/** The message of a test. Its id is new each time. */
export function testMessage({ t, language }: Translator, name: string, id: string): ChannelMessage {
  const [title, body] = [t('mail.channel.test.title'), t('mail.channel.test.what')];
  return {
    id,
    ids: [],
    kind: 'test',
    isUrgent: false,
    name,
    push: { title, body, path: '/me', waiting: 0, language },
    games: [],
    text: title,
  };
}
