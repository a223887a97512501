import type { Channels, DeliveryReceipt, MyGame, Receipt } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, t, term } from '../../lib/i18n.ts';
import '../../ui/mail.css';

interface Props {
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
export function Receipts({ channels, games }: Props) {
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
    <table class="receipts">
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

/** Why a delivery failed (`DeliveryReceipt.error`), in words. A code without words is shown as it is. */
export function deliveryErrorText(error: string): string {
  const [, status] = /^HTTP_(\d{3})$/.exec(error) ?? [];
  if (status !== undefined) return t('channels.error.HTTP', { status });
  const key = `channels.error.${error}`;
  const said = term(key);
  return said === key ? error : said;
}
