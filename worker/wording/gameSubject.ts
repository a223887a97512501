import { describeAsked, momentIn } from '#shared/words/render.ts';
import type { NoticeKind } from '#shared/protocol/http.ts';
import type { GameDigest, Mention } from './digest.ts';
import { paragraph, type MailPart } from './mailParts.ts';
import { nameIn, shortened, defused, type MailKey, type Translator, playedTitle } from './translator.ts';
import type { GameMessage, MessageGame } from './gameMessage.ts';

/** The subject of a mail about a game, the sentences it opens with, and the label of its button. */

/** The occasion of a mail. What else waits for the reader follows it, whatever the occasion is. */
type Lead =
  | 'mention'
  | 'over'
  | 'vacant'
  | 'removed'
  | 'invited'
  | 'request'
  | 'accepted'
  | 'declined'
  | 'full'
  | 'played'
  | 'holiday'
  | 'time'
  | 'vote'
  | 'turn'
  | 'started';

type Joining = Extract<NoticeKind, 'request' | 'accepted' | 'declined' | 'full'>;

/** Is it about joining a listed game whose host accepts each one? */
export const isOfJoining = (kind: NoticeKind | Lead): kind is Joining =>
  kind === 'request' || kind === 'accepted' || kind === 'declined' || kind === 'full';

/** The occasion by the notice, as far as the digest still has it. */
export function leadOf({ lead: { kind }, digest }: GameMessage): Lead {
  if (isOfJoining(kind) || kind === 'removed' || kind === 'invited') return kind;
  if (digest.isOver) return kind === 'mention' ? 'mention' : 'over';
  if (digest.vacancy !== null) return 'vacant';
  const asks = digest.asks.length > 0;
  if (kind === 'played') return 'played';
  if (kind === 'time' && asks) return digest.holiday === null ? 'time' : 'holiday';
  if (kind === 'vote' && digest.question !== null) return 'vote';
  if (asks) return 'turn';
  if (kind === 'mention') return 'mention';
  return 'started';
}

/** The occasion of a game in one line. */
export const occasionLine = (translator: Translator, told: MessageGame): string => {
  const occasion = told.kind === 'time' && told.isOnHoliday ? 'holiday' : told.kind;
  return translator.t(`mail.others.${occasion}` satisfies MailKey, { game: gameTitle(translator, told) });
};

/** Games, and players of a game, that are named; more are counted. */
const NAMED = 3;

/** Longest name of a player in a title: after four long ones a subject has no room for what is asked and until when. */
const NAME_LENGTH = 20;

/** The game and the other players, for subjects and lists. */
export function gameTitle(
  translator: Translator,
  { game, title, others }: Pick<MessageGame, 'game' | 'title' | 'others'>,
): string {
  const name = playedTitle(translator, game, title);
  if (others.length === 0) return name;
  const named = others.slice(0, NAMED).map((other) => shortened(defused(other), NAME_LENGTH));
  const [names, n] = [named.join(', '), others.length - named.length];
  const key = n === 0 ? 'mail.game' : 'mail.game.many';
  return translator.t(key, { game: name, names, n });
}

/** The subject: the occasion, and all games that wait for the reader; those they were told of before are counted. */
export function subjectOf(message: GameMessage): string {
  const { translator, others } = message;
  const { t } = translator;
  const waiting = others.filter(({ kind }) => waits(kind));
  const rest = others.length - waiting.length + message.waiting.length + message.unnamed;
  const more = rest > 0 ? t('mail.more', { n: rest }) : '';
  if (leadOf(message) === 'turn') return turnSubject(message, waiting) + more;
  const also = waiting.length > 0 ? t('mail.turn.also', { games: gamesIn(translator, waiting) }) : '';
  return leadSubject(message) + also + more;
}

const waits = (kind: NoticeKind): boolean => kind === 'turn' || kind === 'time';

function turnSubject(message: GameMessage, waiting: readonly MessageGame[]): string {
  const { translator, digest, isReminder, lead } = message;
  const { t } = translator;
  const key = isReminder ? 'mail.turn.reminder.subject' : 'mail.turn.subject';
  const subject = t(key, { games: gamesIn(translator, [lead, ...waiting]) });
  if (waiting.length > 0) return subject;
  return subject + t('mail.turn.ask', { ask: describeAsked(digest, translator) }) + untilIn(message);
}

/** The games as a list; how many more if they are too many for a subject. */
function gamesIn(translator: Translator, games: readonly MessageGame[]): string {
  const named = games.slice(0, NAMED).map((game) => gameTitle(translator, game));
  const more = games.length - named.length;
  return translator.listOf(more > 0 ? [...named, translator.t('mail.turn.more', { n: more })] : named);
}

function leadSubject(message: GameMessage): string {
  const { translator, digest } = message;
  const { t } = translator;
  const game = gameTitle(translator, message.lead);
  const lead = leadOf(message);
  switch (lead) {
    case 'over':
    case 'played':
    case 'started':
      return t(`mail.${lead}.subject` satisfies MailKey, { game });
    case 'vacant':
    case 'removed':
    case 'holiday':
    case 'mention':
    case 'request':
    case 'accepted':
    case 'declined':
    case 'full':
      return t(`mail.others.${lead}` satisfies MailKey, { game });
    case 'invited':
      return t('mail.invited.subject', { host: defused(digest.offer?.host ?? ''), game: played(message) });
    case 'vote':
      return t('mail.vote.subject', { game, name: digest.question?.by ?? '' });
    case 'time':
      return t('mail.time.subject', { game, ask: describeAsked(digest, translator) }) + untilIn(message);
    case 'turn':
      return turnSubject(message, []);
  }
}

const untilIn = ({ translator, digest }: GameMessage): string =>
  digest.deadline === null
    ? ''
    : translator.t('mail.until', { until: momentFor(translator, digest)(digest.deadline) });

const momentFor = ({ language }: Translator, { zone }: GameDigest): ((at: number) => string) =>
  momentIn(language, zone);

/** The label of the button. */
export function actionOf(message: GameMessage): MailKey {
  switch (leadOf(message)) {
    case 'vacant':
      return 'mail.go.vacant';
    case 'removed':
      return 'mail.go.removed';
    case 'invited':
      return 'mail.invited.take';
    case 'request':
      return 'mail.go.request';
    case 'accepted':
      return 'mail.go.game';
    case 'declined':
    case 'full':
      return 'mail.go.tables';
    case 'vote':
      return 'mail.go.vote';
    case 'over':
      return 'mail.go.game';
    case 'turn':
    case 'time':
    case 'holiday':
    case 'played':
    case 'mention':
    case 'started':
      return message.digest.asks.length > 0 ? 'mail.go.turn' : 'mail.go.game';
  }
}

export function opening(message: GameMessage): readonly MailPart[] {
  const { digest, isReminder, translator } = message;
  const { t } = translator;
  const lead = leadOf(message);
  const said = mentionParts(translator, digest);
  if (lead === 'over') return [...overParts(message), ...said];
  if (lead === 'removed') return [paragraph(t('mail.removed.what')), paragraph(t('mail.removed.next'))];
  if (lead === 'invited') return offerParts(message);
  if (isOfJoining(lead)) return [paragraph(t(`mail.${lead}.what` satisfies MailKey))];
  if (lead === 'vacant') return vacantParts(translator, digest);
  const { kind } = message.lead;
  const tellsBegin = kind === 'started' || (kind === 'turn' && digest.isFirst); // of a turn that came with the beginning
  const began = tellsBegin && !isReminder ? [paragraph(t('mail.began'))] : [];
  const asks = digest.asks.length > 0;
  const waits = !asks && lead === 'started' ? [paragraph(t('mail.started.waits'))] : [];
  const question = questionParts(translator, digest);
  return [
    ...began,
    ...(lead === 'vote' ? question : []),
    ...playedParts(translator, digest),
    ...(asks ? decisionParts(message, lead) : waits),
    ...(lead === 'vote' ? [] : question),
    ...said,
  ];
}

/** A message at the table, with its author. */
export const saidIn = ({ t }: Translator, { by, text }: Mention): string =>
  t('mail.mention.said', { name: by ?? t('mail.host'), text });

/** The messages of others to the reader. */
const mentionParts = (translator: Translator, { mentions }: GameDigest): readonly MailPart[] =>
  mentions.length === 0
    ? []
    : [
        {
          kind: 'list',
          title: translator.t('mail.mention.what'),
          items: mentions.map((mention) => saidIn(translator, mention)),
        },
      ];

const overParts = ({ translator, digest, lead }: GameMessage): readonly MailPart[] => [
  paragraph(translator.t('mail.over.subject', { game: gameTitle(translator, lead) })),
  ...(digest.endedEarly === null
    ? []
    : [paragraph(translator.term(`table.endedEarly.${digest.endedEarly}`))]),
  {
    kind: 'list',
    title: translator.t('mail.over.final'),
    items: digest.standings.map((place) => translator.t('mail.over.rank', { ...place })),
  },
  ...(digest.tie === null ? [] : [paragraph(digest.tie)]),
];

const vacantParts = ({ t }: Translator, { vacancy }: GameDigest): readonly MailPart[] => [
  paragraph(t(`mail.vacant.${vacancy ?? 'left'}` satisfies MailKey)),
  paragraph(t('mail.vacant.back')),
];

const played = ({ translator, lead: { game, title } }: GameMessage): string =>
  playedTitle(translator, game, title);

/** The seat that a companion offers, and until when. */
function offerParts(message: GameMessage): readonly MailPart[] {
  const { translator, digest } = message;
  const { t, listOf } = translator;
  const { offer } = digest;
  if (offer === null) return [];
  const until = momentFor(translator, digest)(offer.until);
  return [
    paragraph(t('mail.kept.what', { host: nameIn(offer.host), game: played(message) })),
    ...(offer.others.length === 0
      ? []
      : [paragraph(t('mail.invited.seats', { names: listOf(offer.others.map(nameIn)) }))]),
    paragraph(t(offer.hasClock ? 'mail.kept.clock' : 'mail.kept.relaxed')),
    paragraph(`${t('mail.invited.quiet')} ${t('mail.invited.until', { until })}`),
  ];
}

/** A bot's moves because the reader's time ran out, and the consequence of the next time. */
function playedParts({ t }: Translator, { played, missed, asks }: GameDigest): readonly MailPart[] {
  if (missed === 0 && played.length === 0) return [];
  return [
    paragraph(t('mail.played.what')),
    ...(played.length === 0 ? [] : [{ kind: 'list', title: t('mail.played.moves'), items: played } as const]),
    ...(missed === 0 || asks.length > 0 ? [] : [paragraph(t('mail.played.next'))]),
  ];
}

/** The reader's decision, its deadline, and what happens then. */
function decisionParts(message: GameMessage, lead: Lead): readonly MailPart[] {
  const { translator, digest, isReminder } = message;
  const { t } = translator;
  const moment = momentFor(translator, digest);
  const ask = describeAsked(digest, translator);
  const decision = paragraph(
    t(isReminder && lead === 'turn' ? 'mail.turn.waits' : 'mail.turn.decide', { ask }),
  );
  const holiday =
    digest.holiday === null ? [] : [paragraph(t('mail.holiday.what', { until: moment(digest.holiday) }))];
  if (digest.deadline === null) return [...holiday, decision];
  const key = lead === 'time' ? 'mail.time.what' : 'mail.deadline';
  const until = t(key, { until: moment(digest.deadline) });
  const atZero = t(`mail.atZero.${digest.atZero}` satisfies MailKey);
  const time = paragraph(`${until} ${atZero}`);
  return lead === 'time' ? [time, decision] : [...holiday, decision, time];
}

/** The table's question, and its deadline. */
function questionParts(translator: Translator, digest: GameDigest): readonly MailPart[] {
  const { question } = digest;
  if (question === null) return [];
  const { t } = translator;
  if (question.until === null) return [paragraph(`${question.text} ${t('mail.vote.row')}`)];
  const key = question.isSilenceConsent ? 'mail.vote.silence' : 'mail.vote.until';
  return [paragraph(`${question.text} ${t(key, { until: momentFor(translator, digest)(question.until) })}`)];
}
