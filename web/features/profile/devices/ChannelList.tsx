import type { ChannelInfo, MyGame } from '#shared/protocol/http.ts';
import type { ChannelsForm } from './channels.ts';
import { formatDateTime, isolate, t, formatList } from '../../../lib/i18n.ts';
import { deliveryErrorText } from '../Receipts.tsx';
import './channels.css';
import { namesOf, titleWithGame } from '../../../ui/names.tsx';

interface Props {
  readonly model: ChannelsForm;
  readonly channels: readonly ChannelInfo[];
  readonly games?: readonly MyGame[] | undefined;
}

/** Devices or webhooks, each with what has become of its last delivery, and buttons that change it. */
export const ChannelList = ({ model, channels, games }: Props) => (
  <ul class="plain channel-list">
    {channels.map((channel) => (
      <li key={channel.id}>
        <p>
          <bdi class="channel-name">{channel.name}</bdi>{' '}
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

/** What has become of its deliveries. */
export function historyOf({ since, sentAt, error }: ChannelInfo): string {
  const last =
    sentAt === null
      ? t('channels.delivered.never')
      : t('channels.delivered.last', { at: formatDateTime(sentAt) });
  return [
    t('channels.since', { at: formatDateTime(since) }),
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
        {t('channels.remove')}
      </button>
    </p>
  );
}

/** A game as its player tells it from their others: what is played, and with whom. */
export function gameName(game: MyGame): string {
  const others = game.seats.filter(({ seat }) => seat !== game.you);
  const names = formatList(others.map(({ seat }) => isolate(namesOf(game)(seat))));
  return `${titleWithGame(game)} – ${names}`;
}
