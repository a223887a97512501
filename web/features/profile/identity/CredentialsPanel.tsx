import { useModel, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Passkeys, NewToken } from '#shared/protocol/http.ts';
import { hasAuthenticator, CredentialsModel, type Credentials } from './credentials.ts';
import type { Platform } from '../../../lib/platform.ts';
import { formatDateTime, isolate, t } from '../../../lib/i18n.ts';
import { FailureNotice } from '../../../ui/notices.tsx';
import { NameField, Secret, SelectField } from '../../../ui/fields.tsx';
import { dayInWords } from '../../../lib/times.ts';
import styles from '../profile.module.css';

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
      <ul class={`plain ${styles.credentials}`}>
        {model.passkeys.value?.passkeys.map(({ id, name, since, usedAt }) => (
          <li key={id}>
            {name},{' '}
            {usedAt === null
              ? t('page.sinceDay', { at: formatDateTime(since) })
              : t('identity.used', { day: formatDateTime(usedAt) })}{' '}
            <button
              type="button"
              aria-label={t('identity.passkeys.remove.for', { name: isolate(name) })}
              onClick={() => void model.removePasskey(id)}
            >
              {t('page.remove')}
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

const SCOPES = ['read', 'play'] as const satisfies readonly NewToken['scope'][];

/** The player's personal tokens, and a form for one more. */
function TokenList({ model }: { readonly model: Credentials }) {
  const made = model.made.value;
  return (
    <details class={styles.credentials}>
      <summary>{t('identity.tokens.title')}</summary>
      <p>{t('identity.tokens.why')}</p>
      <ul class="plain">
        {model.tokens.value.map(({ id, name, scope, usedOn }) => (
          <li key={id}>
            {name} ({t(`identity.tokens.${scope}`)}),{' '}
            {usedOn === null ? t('identity.unused') : t('identity.used', { day: dayInWords(usedOn) })}{' '}
            <button
              type="button"
              aria-label={t('identity.tokens.remove.for', { name: isolate(name) })}
              onClick={() => void model.removeToken(id)}
            >
              {t('page.remove')}
            </button>
          </li>
        ))}
      </ul>
      {made !== undefined && (
        <Secret
          key={made.id}
          label={t('identity.tokens.made', { name: isolate(made.name) })}
          secret={made.token}
          copy={t('identity.tokens.copy')}
        />
      )}
      <TokenForm model={model} />
    </details>
  );
}

function TokenForm({ model }: { readonly model: Credentials }) {
  const name = useSignal('');
  const scope = useSignal<NewToken['scope']>('read');
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await model.makeToken({ name: name.peek(), scope: scope.peek() })) name.value = '';
  };
  return (
    <form onSubmit={make}>
      <NameField label={t('identity.name')} value={name} required autocomplete="off" />
      <p>
        <SelectField
          label={t('identity.tokens.scope')}
          value={scope.value}
          options={SCOPES.map((one) => [one, t(`identity.tokens.${one}`)])}
          pick={(one) => (scope.value = one)}
        />
      </p>
      <p class="buttons">
        <button type="submit" disabled={model.asking.value.kind === 'busy'}>
          {t('identity.tokens.make')}
        </button>
      </p>
    </form>
  );
}
