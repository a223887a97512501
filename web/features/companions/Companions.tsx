import { useModel, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { Companion, GameView, Replace } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { Name } from '../../ui/names.tsx';
import { FailureNotice, LoadingNotice } from '../../ui/notices.tsx';
import { CompanionsModel, metAt, type CompanionsList } from './companions.ts';
import styles from './companions.module.css';

interface InviteProps {
  readonly view: GameView;
  readonly platform: Platform;
  readonly busy: boolean;
  /** Offers a seat; true if that was done. */
  offer(seat: Seat, request: Partial<Replace>): Promise<boolean>;
}

/** In the lobby, for its host: one tap keeps the last free seat for a companion. */
export function InviteList({ view, platform, busy, offer }: InviteProps) {
  const model = useLoaded(platform);
  const asked = useSignal<ReadonlySet<Companion>>(new Set());
  const companions = model.list.value?.companions.filter(({ off }) => off !== true);
  const free = lastFreeSeat(view);
  const ask = async (companion: Companion): Promise<void> => {
    if (free === undefined) return;
    if (await offer(free, { companion: metAt(companion) }))
      asked.value = new Set([...asked.peek(), companion]);
  };
  if (companions === undefined)
    return model.failure.value === undefined ? (
      <LoadingNotice />
    ) : (
      <FailureNotice failure={model.failure.value} />
    );
  if (companions.length === 0) return <p>{t('page.companions.none')}</p>;
  return (
    <>
      <p>{t(free === undefined ? 'page.companions.full' : 'page.companions.what')}</p>
      <ul class={`plain ${styles.names}`}>
        {companions.map((companion) => {
          const name = { name: isolate(companion.name) };
          return (
            <li key={`${companion.gameId} ${companion.seat}`}>
              {asked.value.has(companion) ? (
                <span role="status">{t('page.companions.asked', name)}</span>
              ) : (
                <button
                  type="button"
                  disabled={busy || free === undefined}
                  onClick={() => void ask(companion)}
                >
                  {t('page.companions.ask', name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The last seat that is open and kept for nobody: links are shared from the first one on. */
const lastFreeSeat = ({ seats, invitations = [] }: GameView): Seat | undefined =>
  seats.findLast(
    ({ kind, seat }) =>
      kind === 'open' &&
      !invitations.some((one) => one.seat === seat && (one.state === 'queued' || one.state === 'sent')),
  )?.seat;

function useLoaded(platform: Platform): CompanionsList {
  const model = useModel(() => new CompanionsModel(platform));
  useEffect(() => void model.load(), [model]);
  return model;
}

/** On the profile: one's companions, whom one takes off the list, and whether they may invite. */
export function CompanionsPanel({ platform }: { readonly platform: Platform }) {
  const model = useLoaded(platform);
  const list = model.list.value;
  if (list === undefined || list.companions.length === 0) return null;
  return (
    <>
      <h2>{t('page.companions.title')}</h2>
      <p>{t('page.companions.own')}</p>
      <FailureNotice failure={model.failure.value} />
      <p>
        <label class="radio">
          <input
            type="checkbox"
            checked={list.invitations}
            disabled={model.busy.value}
            onChange={({ currentTarget }) => void model.allow(currentTarget.checked)}
          />
          <span>{t('page.companions.may')}</span>
        </label>
      </p>
      <ul class={`plain ${styles.list}`}>
        {list.companions.map((companion) => (
          <OneCompanion key={`${companion.gameId} ${companion.seat}`} companion={companion} model={model} />
        ))}
      </ul>
    </>
  );
}

interface OneProps {
  readonly companion: Companion;
  readonly model: CompanionsList;
}

function OneCompanion({ companion, model }: OneProps) {
  const { gameId, games, endedAt, off = false } = companion;
  const name = { name: isolate(companion.name) };
  return (
    <li>
      <span>
        <strong>
          <Name>{companion.name}</Name>
        </strong>{' '}
        <a href={`/g/${gameId}`}>{t('page.companions.games', { n: games, when: formatDateTime(endedAt) })}</a>
      </span>
      {off && <span class="muted">{t('page.companions.offwhat')}</span>}
      <button type="button" disabled={model.busy.value} onClick={() => void model.put(companion, off)}>
        {t(off ? 'page.companions.on' : 'page.companions.off', name)}
      </button>
    </li>
  );
}
