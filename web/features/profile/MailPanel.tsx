import type { Signal } from '@preact/signals';
import type { Channels, DeliveryReceipt, MyGame, Receipt } from '#shared/protocol/http.ts';
import { isolate, t, formatDateTime, term } from '../../lib/i18n.ts';
import type { Profile } from './profile.ts';
import { AddressField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notices.tsx';
import { deliveryErrorText } from '../../ui/webhooks.tsx';
import styles from './profile.module.css';

interface MailProps {
  readonly profile: Profile;
  readonly mail: Channels['mail'];
}

/** On the profile: the address that mail goes to. */
export const OwnAddress = ({ profile, mail: { address, on, undeliverable: reason } }: MailProps) => (
  <>
    {address !== null && reason !== null && (
      <CameBack address={address} reason={reason} confirm={() => void profile.confirmAgain(address)} />
    )}
    {address !== null && (
      <>
        <p>{on ? t('page.profile.mail.has', { address: isolate(address) }) : t('page.profile.mail.muted')}</p>
        <p class="buttons">
          <button type="button" onClick={() => profile.mute(!on)}>
            {t(on ? 'page.profile.mail.mute' : 'page.profile.mail.on')}
          </button>
          <button type="button" onClick={profile.test}>
            {t('page.profile.mail.test')}
          </button>
          <button type="button" onClick={profile.forget}>
            {t('page.profile.mail.forget')}
          </button>
        </p>
      </>
    )}
    {address === null ? (
      <>
        <Confirm profile={profile} />
        <details>
          <summary>{t('page.profile.played')}</summary>
          <AddressForm value={profile.address} label={t('page.profile.signIn')} submit={profile.signIn} />
        </details>
      </>
    ) : (
      <details>
        <summary>{t('page.profile.mail.other')}</summary>
        <Confirm profile={profile} />
      </details>
    )}
  </>
);

const Confirm = ({ profile }: { readonly profile: Profile }) => (
  <AddressForm value={profile.address} label={t('page.profile.mail.confirm')} submit={profile.confirm} />
);

interface AddressProps {
  readonly value: Signal<string>;
  readonly label: string;
  submit(): Promise<void>;
}

/** An address, and what is done with it. */
export function AddressForm({ value, label, submit }: AddressProps) {
  const send = (event: Event): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={send}>
      <p>
        <AddressField
          label={t('page.profile.mail.address')}
          value={value.value}
          write={(address) => (value.value = address)}
          own
        />
      </p>
      <p class="buttons">
        <button type="submit">{label}</button>
      </p>
    </form>
  );
}

interface Props {
  readonly address: string;
  readonly reason: 'bounce' | 'complaint';
  /** Asks for a mail that confirms the address. */
  readonly confirm: () => void;
}

/** Says that nothing is sent to the player's address any more, why, and what takes it back. */
const CameBack = ({ address, reason, confirm }: Props) => (
  <>
    <Notice kind="warning">
      {t(`page.profile.mail.back.${reason}`, { address: isolate(address) })} {t('page.profile.mail.back.how')}
    </Notice>
    <p class="buttons">
      <button type="button" onClick={confirm}>
        {t('page.profile.mail.back.confirm')}
      </button>
    </p>
  </>
);

interface ReceiptsProps {
  readonly channels: Channels;
  readonly games: readonly MyGame[];
}

/** A line of the list. */
interface Line {
  readonly key: string;
  readonly at: number;
  readonly gameId: string | null;
  readonly game: string | undefined;
  readonly what: string;
  readonly state: string;
}

/** So many are shown. */
const MOST = 20;

/** The player's latest notices, and what was delivered by devices and webhooks, newest first. */
export function Receipts({ channels, games }: ReceiptsProps) {
  const { receipts, deliveries } = channels;
  const gameOf = (id: string | null) =>
    [...receipts.map(({ gameId, game }) => ({ id: gameId, game })), ...games].find((one) => one.id === id)
      ?.game;
  const lines = [
    ...receipts.map(lineOfNotice),
    ...deliveries.map((delivery) => lineOfDelivery(delivery, channels, gameOf(delivery.gameId))),
  ];
  if (lines.length === 0) return <p>{t('page.profile.receipts.none')}</p>;
  return (
    <table class={styles.receipts}>
      <thead>
        <tr>
          <th scope="col">{t('page.profile.receipt.game')}</th>
          <th scope="col">{t('page.profile.receipt.what')}</th>
          <th scope="col">{t('page.profile.receipt.state')}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .toSorted((a, b) => b.at - a.at)
          .slice(0, MOST)
          .map(({ key, gameId, game, what, state }) => (
            <tr key={key}>
              <td>
                {gameId === null ? (
                  '–'
                ) : (
                  <a href={`/g/${gameId}`}>
                    {game === undefined ? t('page.profile.receipt.game') : term(`game.${game}`)}
                  </a>
                )}
              </td>
              <td>{what}</td>
              <td>{state}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function lineOfNotice({ id, gameId, game, kind, state, sentAt, error, at }: Receipt): Line {
  const said = { at: formatDateTime(sentAt ?? at), error: error === null ? '–' : deliveryErrorText(error) };
  const what = t(`page.notice.${kind}`);
  return { key: id, at: sentAt ?? at, gameId, game, what, state: t(`page.notice.state.${state}`, said) };
}

function lineOfDelivery(
  { at, channel, gameId, kind, error }: DeliveryReceipt,
  { channels }: Channels,
  game: string | undefined,
): Line {
  const name = channels.find(({ id }) => id === channel)?.name;
  const said = {
    name: name === undefined ? t('channels.delivery.removed') : isolate(name),
    at: formatDateTime(at),
  };
  const what = kind === 'test' ? t('channels.delivery.test') : t(`page.notice.${kind}`);
  const state =
    error === null
      ? t('channels.delivery.done', said)
      : t('channels.delivery.failed', { ...said, error: deliveryErrorText(error) });
  return { key: `${channel} ${at} ${gameId} ${kind}`, at, gameId, game, what, state };
}
