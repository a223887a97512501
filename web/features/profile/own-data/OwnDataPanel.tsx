import { isolate, t } from '../../../lib/i18n.ts';
import type { OwnDataForm } from './ownData.ts';
import type { Visitor } from '../../../lib/visitor.ts';
import { FailureNotice } from '../../../ui/notices.tsx';

interface Props {
  readonly own: OwnDataForm;
  readonly visitor: Visitor;
}

/** On the profile: download what is stored, and delete the account. */
export function OwnDataPanel({ own, visitor }: Props) {
  const asking = own.asking.value;
  const name = visitor.me.value?.name;
  return (
    <>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
      {name !== undefined && (
        <>
          <h2>{t('ownData.title')}</h2>
          <p>{t('ownData.export.what')}</p>
          <p>
            <a href="/privacy">{t('ownData.privacy')}</a>
          </p>
          <p class="buttons">
            <button type="button" onClick={() => void own.download()}>
              {t('ownData.export.do')}
            </button>
          </p>
          <DeleteForm own={own} name={name} />
        </>
      )}
    </>
  );
}

function DeleteForm({ own, name }: { readonly own: OwnDataForm; readonly name: string }) {
  const submit = (event: Event): void => {
    event.preventDefault();
    if (own.isConfirmed.peek()) void own.remove();
  };
  return (
    <details>
      <summary>{t('ownData.delete')}</summary>
      <form onSubmit={submit}>
        <p>{t('ownData.delete.goes')}</p>
        <p>{t('ownData.delete.stays')}</p>
        <p>{t('ownData.delete.running')}</p>
        <p>
          <strong>{t('ownData.delete.cannot')}</strong>
        </p>
        <p>
          <label>
            {t('ownData.delete.type', { name: isolate(name) })}
            <input
              type="text"
              required
              autocomplete="off"
              value={own.typed.value}
              onInput={({ currentTarget }) => (own.typed.value = currentTarget.value)}
            />
          </label>
        </p>
        <p class="buttons">
          <button type="submit" disabled={!own.isConfirmed.value}>
            {t('ownData.delete.do')}
          </button>
        </p>
      </form>
    </details>
  );
}
