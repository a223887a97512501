import type { ChannelInfo, MyGame, NewWebhook } from '#shared/protocol/http.ts';
import type { ChannelsForm } from './channels.ts';
import { formatDateTime, isolate, t, formatList } from '../../../lib/i18n.ts';
import { deliveryErrorText, WebhookFields } from '../../../ui/webhooks.tsx';
import { namesOf, titleWithGame } from '../../../ui/names.tsx';
import { useSignal } from '@preact/signals';
import { NameField, Secret, SelectField } from '../../../ui/fields.tsx';
import { useScrollOnChange } from '../../../ui/scrollIntoView.ts';
import styles from '../profile.module.css';

interface Props {
  readonly model: ChannelsForm;
  readonly channels: readonly ChannelInfo[];
  readonly games?: readonly MyGame[] | undefined;
}

/** Devices or webhooks, each with what has become of its last delivery, and buttons that change it. */
export const ChannelList = ({ model, channels, games }: Props) => (
  <ul class={`plain ${styles.channels}`}>
    {channels.map((channel) => (
      <li key={channel.id}>
        <p>
          <bdi class={styles.channelName}>{channel.name}</bdi>{' '}
          <span class="muted">
            {[
              channel.shape !== null && leadsTo(channel, games),
              channel.off === null ? historyOf(channel) : t(`channels.off.${channel.off}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <Buttons model={model} channel={channel} />
      </li>
    ))}
  </ul>
);

/** The history of a channel: since when it is there, and its last delivery. */
export function historyOf({ since, sentAt, error }: ChannelInfo): string {
  const last =
    sentAt === null
      ? t('channels.delivered.never')
      : t('channels.delivered.last', { at: formatDateTime(sentAt) });
  return [
    t('page.sinceDay', { at: formatDateTime(since) }),
    error === null ? last : t('channels.failed.last', { error: deliveryErrorText(error) }),
  ].join(' · ');
}

function leadsTo({ shape, host, gameId }: ChannelInfo, games: readonly MyGame[] | undefined): string {
  const values = { shape: t(`channels.webhook.shape.${shape ?? 'json'}`), host: isolate(host) };
  if (gameId === null) return t('channels.webhook', values);
  const game = games?.find(({ id }) => id === gameId);
  const named = game === undefined ? t('channels.webhook.game.other') : gameName(game);
  return t('channels.webhook.one', { ...values, game: named });
}

interface ButtonsProps {
  readonly model: ChannelsForm;
  readonly channel: ChannelInfo;
}

function Buttons({ model, channel: { id, name, off } }: ButtonsProps) {
  const busy = model.asking.value.kind === 'busy';
  const label = { name: isolate(name) };
  return (
    <p class="buttons">
      {off === null && (
        <button
          type="button"
          disabled={busy}
          aria-label={t('channels.test.for', label)}
          onClick={() => void model.test(id)}
        >
          {t('channels.test')}
        </button>
      )}
      <button
        type="button"
        disabled={busy}
        aria-label={t(off === null ? 'channels.switchOff.for' : 'channels.switchOn.for', label)}
        onClick={() => void model.setOn(id, off !== null)}
      >
        {t(off === null ? 'channels.switchOff' : 'channels.switchOn')}
      </button>
      <button
        type="button"
        disabled={busy}
        aria-label={t('channels.remove.for', label)}
        onClick={() => void model.remove(id)}
      >
        {t('page.remove')}
      </button>
    </p>
  );
}

/** A game as its player tells it from their others: what is played, and with whom. */
function gameName(game: MyGame): string {
  const others = game.seats.filter(({ seat }) => seat !== game.you);
  const names = formatList(others.map(({ seat }) => isolate(namesOf(game)(seat))));
  return `${titleWithGame(game)} – ${names}`;
}

interface WebhookFormProps {
  readonly model: ChannelsForm;
  readonly games: readonly MyGame[];
}

/** A form for one more webhook, and the secret of the one made last. */
export function WebhookForm({ model, games }: WebhookFormProps) {
  const [url, name, game] = [useSignal(''), useSignal(''), useSignal('')];
  const shape = useSignal<NewWebhook['shape']>('json');
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const only = game.peek();
    const wanted = { url: url.peek(), shape: shape.peek(), name: name.peek() };
    if (!(await model.makeWebhook(only === '' ? wanted : { ...wanted, game: only }))) return;
    for (const field of [url, name, game]) field.value = '';
  };
  return (
    <>
      <Created model={model} />
      <details>
        <summary>{t('channels.webhook.make')}</summary>
        <form onSubmit={make}>
          <WebhookFields url={url} shape={shape} />
          <NameField label={t('channels.webhook.name')} value={name} required autocomplete="off" />
          <p>
            <SelectField
              label={t('channels.webhook.game')}
              value={game.value}
              options={[
                ['', t('channels.webhook.game.all')],
                ...games
                  .filter(({ status }) => status === 'open' || status === 'running')
                  .map((one) => [one.id, gameName(one)] as const),
              ]}
              pick={(id) => (game.value = id)}
            />
          </p>
          <p class="buttons">
            <button type="submit" disabled={model.asking.value.kind === 'busy'}>
              {t('channels.webhook.make')}
            </button>
          </p>
        </form>
      </details>
    </>
  );
}

/** The secret signs JSON; chats take no signature. */
function Created({ model }: { readonly model: ChannelsForm }) {
  const created = model.created.value;
  const name = isolate(created?.channel.name ?? '');
  const outcome = useScrollOnChange<HTMLDivElement>(created?.channel.id);
  return (
    <div ref={outcome}>
      <p role="status">{created !== undefined && t('channels.webhook.made', { name })}</p>
      {created?.channel.shape === 'json' && (
        <Secret
          key={created.channel.id}
          label={t('channels.webhook.secret', { name })}
          secret={created.secret}
          copy={t('channels.webhook.copy')}
        />
      )}
    </div>
  );
}
