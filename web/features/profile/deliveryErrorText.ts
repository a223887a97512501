import { term, t } from '../../lib/i18n.ts';

/** Why a delivery failed (`DeliveryReceipt.error`), in words. A code without words is shown as it is. */
export function deliveryErrorText(error: string): string {
  const [, status] = /^HTTP_(\d{3})$/.exec(error) ?? [];
  if (status !== undefined) return t('channels.error.HTTP', { status });
  const key = `channels.error.${error}`;
  const said = term(key);
  return said === key ? error : said;
}
