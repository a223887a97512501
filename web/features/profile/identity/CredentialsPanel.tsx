import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Passkeys } from '#shared/protocol/http.ts';
import { hasAuthenticator } from './authenticator.ts';
import { CredentialsModel, type Credentials } from './credentials.ts';
import type { Platform } from '../../../lib/platform.ts';
import { formatDateTime, isolate, t } from '../../../lib/i18n.ts';
import { FailureNotice } from '../../../ui/notices.tsx';
import { Secret } from '../../../ui/fields.tsx';
import { TokenList } from './TokenList.tsx';
import '../../../ui/identity.css';

/** On the profile: what signs the player in besides mail, and what acts for them. */
export function CredentialsPanel({ platform }: { readonly platform: Platform }) {
  const model = useModel(() => new CredentialsModel(platform));
  useEffect(() => void model.load(), [model]);
  const asking = model.asking.value;
  return (
    <>
      <RecoveryCode model={model} />
      {isOfUse(model.passkeys.value) && <PasskeyList model={model} />}
      <TokenList model={model} />
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}

/** There are passkeys to remove, or one can be added here. */
const isOfUse = (found: Passkeys | undefined): boolean =>
  found !== undefined && found.available && (found.passkeys.length > 0 || hasAuthenticator());

interface Props {
  readonly model: Credentials;
}

function RecoveryCode({ model }: Props) {
  const code = model.code.value;
  const since = model.recovery.value?.since ?? null;
  const busy = model.asking.value.kind === 'busy';
  return (
    <>
      <h2 id="recovery">{t('identity.recovery.title')}</h2>
      <p>{t('identity.recovery.why')}</p>
      {code !== undefined ? (
        <>
          <Secret label={t('identity.recovery.code')} secret={code} copy={t('identity.recovery.copy')} />
          <p>{t('identity.recovery.keep')}</p>
        </>
      ) : (
        since !== null && <p>{t('identity.recovery.has', { at: formatDateTime(since) })}</p>
      )}
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void model.makeCode()}>
          {t(since === null ? 'identity.recovery.make' : 'identity.recovery.renew')}
        </button>
        {since !== null && (
          <button type="button" disabled={busy} onClick={() => void model.removeCode()}>
            {t('identity.recovery.remove')}
          </button>
        )}
      </p>
    </>
  );
}

function PasskeyList({ model }: Props) {
  const refusal = model.refusal.value;
  return (
    <>
      <h2>{t('identity.passkeys.title')}</h2>
      <p>{t('identity.passkeys.why')}</p>
      <ul class="plain credentials">
        {model.passkeys.value?.passkeys.map(({ id, name, since, usedAt }) => (
          <li key={id}>
            {name},{' '}
            {usedAt === null
              ? t('identity.since', { at: formatDateTime(since) })
              : t('identity.used', { day: formatDateTime(usedAt) })}{' '}
            <button
              type="button"
              aria-label={t('identity.passkeys.remove.for', { name: isolate(name) })}
              onClick={() => void model.removePasskey(id)}
            >
              {t('identity.remove')}
            </button>
          </li>
        ))}
      </ul>
      {hasAuthenticator() && (
        <p class="buttons">
          <button
            type="button"
            disabled={model.asking.value.kind === 'busy'}
            onClick={() => void model.addPasskey()}
          >
            {t('identity.passkeys.add')}
          </button>
        </p>
      )}
      <p role="status">
        {refusal === 'known' && t('identity.passkeys.have')}
        {refusal === 'cancelled' && t('identity.passkeys.cancelled')}
      </p>
    </>
  );
}
