import type { Receipt } from '#shared/protocol/http.ts';
import { formatDateTime, t, term } from '../../i18n.ts';
import './mail.css';

/** The player's latest notices and their states. */
export function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }) {
  if (receipts.length === 0) return <p>{t('page.profile.receipts.none')}</p>;
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
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <td>
              <a href={`/g/${receipt.gameId}`}>{term(`game.${receipt.game}`)}</a>
            </td>
            <td>{t(`page.notice.${receipt.kind}`)}</td>
            <td>{stateOf(receipt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stateOf = ({ state, sentAt, error, at }: Receipt): string =>
  t(`page.notice.state.${state}`, { at: formatDateTime(sentAt ?? at), error: error ?? '–' });
