import { accountApi } from '../../lib/accountApi.ts';
import { useSignal } from '@preact/signals';
import type { ApiResult } from '../../lib/api.ts';
import { FailureNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { purposeOf } from './mailLinks.ts';
import { IDLE, type RequestState, type Platform } from '../../lib/platform.ts';
import { errorText, t } from '../../lib/i18n.ts';

interface Props {
  readonly platform: Platform;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/** Ends mails of a kind, from any of them. Nothing happens by opening the page. */
export function StopPage({ platform, token = '' }: Props) {
  const asking = useSignal<RequestState | { readonly kind: 'stopped' | 'again' }>(IDLE);
  const account = accountApi(platform.api);
  const purpose = purposeOf(token);
  const now = asking.value;
  const ask = async (
    request: Promise<ApiResult<unknown>>,
    kind: 'stopped' | 'again' = 'stopped',
  ): Promise<void> => {
    asking.value = { kind: 'busy' };
    const answer = await request;
    asking.value = answer.ok ? { kind } : { kind: 'failed', failure: answer.failure };
  };
  const again = {
    label: t('page.stop.again'),
    press: () => ask(account.refuse(token, 'none'), 'again'),
  };
  if (purpose !== 'stop' && purpose !== 'refuse') return <Broken />;
  const choices =
    purpose === 'stop'
      ? [{ label: t('page.stop.games'), press: () => ask(account.stopMail(token)) }]
      : [
          { label: t('page.stop.host'), press: () => ask(account.refuse(token, 'host')) },
          { label: t('page.stop.all'), press: () => ask(account.refuse(token, 'all')) },
          again,
        ];
  const offered =
    now.kind === 'again' ? [] : now.kind !== 'stopped' ? choices : purpose === 'refuse' ? [again] : [];
  return (
    <div class="narrow">
      <h1>{t('page.stop.title')}</h1>
      <p>{t(purpose === 'stop' ? 'page.stop.games.why' : 'page.stop.invitations.why')}</p>
      {now.kind === 'stopped' && <Notice kind="info">{t('page.stop.done')}</Notice>}
      {now.kind === 'again' && <Notice kind="info">{t('page.stop.again.done')}</Notice>}
      {offered.length > 0 && (
        <p class="buttons">
          {offered.map(({ label, press }) => (
            <button key={label} type="button" disabled={now.kind === 'busy'} onClick={press}>
              {label}
            </button>
          ))}
        </p>
      )}
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
      {offered.length === 0 && <OnwardLinks />}
    </div>
  );
}

/** A part of the link is missing. */
const Broken = () => (
  <div class="narrow">
    <h1>{t('page.stop.title')}</h1>
    <Notice kind="error">{errorText({ code: 'LINK_BROKEN' })}</Notice>
    <OnwardLinks />
  </div>
);
