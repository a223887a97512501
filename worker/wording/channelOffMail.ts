import { paragraph, smallPrint, type MailContent } from './mailContent.ts';
import { defused, nameIn, type Translator } from './translator.ts';
import type { MailRecipient } from './gameMessage.ts';

/** To a player whose webhook was switched off, because it has failed for a day. */
export const channelOffMail = (
  { t, language }: Translator,
  { name, email }: Pick<MailRecipient, 'name' | 'email'>,
  webhook: string,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.off.subject'),
  parts: [
    paragraph(t('mail.hello', { name: nameIn(name) })),
    paragraph(t('mail.off.what', { webhook: defused(webhook) })),
    smallPrint(t('mail.off.next')),
  ],
});
