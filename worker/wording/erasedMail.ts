import { paragraph, smallPrint, type MailContent } from './mailContent.ts';
import { nameIn, type Translator } from './translator.ts';
import type { MailRecipient } from './gameMessage.ts';

/** To the former address of a player who has deleted their account: the last mail it gets. */
export const erasedMail = (
  { t, language }: Translator,
  { name, email }: Pick<MailRecipient, 'name' | 'email'>,
): MailContent => ({
  to: email,
  language,
  subject: t('mail.erased.subject'),
  parts: [paragraph(t('mail.erased.what', { name: nameIn(name) })), smallPrint(t('mail.erased.not'))],
});
