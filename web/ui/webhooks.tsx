import type { Signal } from '@preact/signals';
import type { WebhookShape } from '#shared/protocol/http.ts';
import { t, term } from '../lib/i18n.ts';
import { SelectField } from './fields.tsx';

/** Webhooks, a player's own and those of groups: where they lead, and why a delivery failed. */

const SHAPES = ['json', 'discord', 'slack'] as const satisfies readonly WebhookShape[];

interface Props {
  readonly url: Signal<string>;
  readonly shape: Signal<WebhookShape>;
}

/** The fields of a form for a webhook: its address, and in which shape it is called. */
export const WebhookFields = ({ url, shape }: Props) => (
  <>
    <p>
      <label>
        {t('channels.webhook.url')}
        <input
          type="text"
          inputMode="url"
          dir="ltr"
          required
          autocomplete="off"
          maxLength={2000}
          value={url.value}
          onInput={({ currentTarget }) => (url.value = currentTarget.value)}
        />
      </label>
    </p>
    <p>
      <SelectField
        label={t('channels.webhook.shape')}
        value={shape.value}
        options={SHAPES.map((one) => [one, t(`channels.webhook.shape.${one}`)])}
        pick={(one) => (shape.value = one)}
      />
    </p>
  </>
);

/** Why a delivery failed (`DeliveryReceipt.error`), in words. A code without words is shown as it is. */
export function deliveryErrorText(error: string): string {
  const [, status] = /^HTTP_(\d{3})$/.exec(error) ?? [];
  if (status !== undefined) return t('channels.error.HTTP', { status });
  const key = `channels.error.${error}`;
  const said = term(key);
  return said === key ? error : said;
}
