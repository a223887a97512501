import type { InvitationRow } from '../../db/schema.ts';
import {
  button,
  paragraph,
  serviceOrigin,
  smallPrint,
  threadHeaders,
  unsubscribeHeaders,
  type MailContent,
} from '../mailContent.ts';
import { defused, nameIn, type Translator } from '../translator.ts';

/** What an invitation mail says beside the columns of its row. */
export interface InvitationFacts {
  readonly host: string;
  readonly game: string;
  /** Names of the players who have a seat already. */
  readonly others: readonly string[];
  /** Token of the seat's link. */
  readonly token: string;
  /** Token of the link that refuses invitations for good. */
  readonly refusal: string;
  /** Days after which an open game is closed. */
  readonly days: number;
}

/** The invitation to a seat. Its link leads to `/join`, where a button takes the seat or declines it. */
export function invitationMail(
  env: Env,
  translator: Translator,
  row: InvitationRow,
  facts: InvitationFacts,
): MailContent {
  const { t, term, listOf } = translator;
  const host = nameIn(facts.host);
  const game = term(`game.${facts.game}`);
  const origin = serviceOrigin(env);
  return {
    to: row.email,
    language: translator.language,
    subject: t('mail.invited.subject', { host: defused(facts.host), game }),
    parts: [
      paragraph(row.name === null ? t('mail.hello.stranger') : t('mail.hello', { name: nameIn(row.name) })),
      paragraph(t('mail.invited.what', { host, game })),
      ...(facts.others.length > 0
        ? [paragraph(t('mail.invited.seats', { names: listOf(facts.others.map(nameIn)) }))]
        : []),
      ...(row.note === null ? [] : [paragraph(t('mail.invited.note', { host, note: defused(row.note) }))]),
      button(t('mail.invited.take'), `${origin}/join/${row.gameId}/${row.seat}#${facts.token}`),
      smallPrint(t('mail.invited.quiet', { days: facts.days })),
      {
        kind: 'smallLink',
        text: t('mail.invited.why', { host }),
        label: t('mail.invited.refuse'),
        href: `${origin}/stop#${facts.refusal}`,
      },
    ],
    headers: {
      ...threadHeaders(env, row.gameId),
      ...unsubscribeHeaders(env, facts.refusal),
      'X-Carrack-Notice': row.id,
    },
  };
}
