import { useSignal } from '@preact/signals';
import type { NewToken } from '#shared/protocol/http.ts';
import type { Credentials } from './credentials.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import { dayInWords } from '../../../lib/times.ts';
import { Secret } from '../../../ui/fields.tsx';
import '../../../ui/identity.css';

const SCOPES = ['read', 'play'] as const satisfies readonly NewToken['scope'][];

/** The player's personal tokens, and a form for one more. */
export function TokenList({ model }: { readonly model: Credentials }) {
  const made = model.made.value;
  return (
    <details class="credentials">
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
              {t('identity.remove')}
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
      <p>
        <label>
          {t('identity.name')}
          <input
            type="text"
            dir="auto"
            required
            maxLength={40}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
      </p>
      <p>
        <label>
          {t('identity.tokens.scope')}
          <select
            value={scope.value}
            onChange={({ currentTarget }) => (scope.value = SCOPES[currentTarget.selectedIndex] ?? 'read')}
          >
            {SCOPES.map((one) => (
              <option key={one} value={one}>
                {t(`identity.tokens.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p class="buttons">
        <button type="submit" disabled={model.asking.value.kind === 'busy'}>
          {t('identity.tokens.make')}
        </button>
      </p>
    </form>
  );
}
