import type { JoinRequest } from '#shared/protocol/http.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatRelative } from '../../lib/times.ts';
import { Name } from '../../ui/names.tsx';
import { languageName, recordText } from './TablesPage.tsx';
import { Failed, WaysToReach, type PartProps } from './WaysToReach.tsx';
import styles from './tables.module.css';

/** For the host: who asks to join. */
export const JoinRequests = ({
  model,
  requests,
}: Pick<PartProps, 'model'> & { readonly requests: readonly JoinRequest[] }) => (
  <section aria-labelledby="requests-title">
    <h2 id="requests-title">{t('page.requests.title')}</h2>
    <p role="status">{requests.length === 0 && t('page.requests.none')}</p>
    <ul class={`plain ${styles.requests}`}>
      {requests.map((asking) => (
        <Request key={asking.id} model={model} {...asking} />
      ))}
    </ul>
  </section>
);

function Request({ model, id, name, reliability, language, at }: Pick<PartProps, 'model'> & JoinRequest) {
  const busy = model.asking.value.kind === 'busy';
  return (
    <li class="card">
      <h3>
        <Name>{name}</Name>
      </h3>
      <p>{recordText(reliability)}</p>
      <p class="muted">
        {language !== null && <>{t('page.requests.speaks', { language: languageName(language) })} · </>}
        {t('page.requests.since', { when: formatRelative(at, serviceNow()) })}
      </p>
      <p class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => void model.answer(id, true)}>
          {t('page.requests.accept', { name: isolate(name) })}
        </button>
        <button type="button" disabled={busy} onClick={() => void model.answer(id, false)}>
          {t('page.requests.decline', { name: isolate(name) })}
        </button>
      </p>
    </li>
  );
}

/** The host puts the game on the list, or takes it off. */
export function PublicListing({ open, ...props }: PartProps & { readonly open: false | 'group' | 'all' }) {
  const { model } = props;
  const busy = model.asking.value.kind === 'busy';
  if (open !== false)
    return (
      <>
        <Failed model={model} />
        <p class="buttons">
          <button type="button" disabled={busy} onClick={() => void model.unlist()}>
            {t(open === 'group' ? 'page.listing.group.off' : 'page.listing.off')}
          </button>
          {open === 'all' && (
            <a class="button" href="/tables">
              {t('page.tables.title')}
            </a>
          )}
        </p>
      </>
    );
  if (!model.isPublic.value) return null;
  return (
    <details class="card">
      <summary>{t('page.listing.title')}</summary>
      <p>{t('page.listing.what')}</p>
      <label class="radio">
        <input
          type="checkbox"
          checked={model.each.value}
          onChange={({ currentTarget }) => (model.each.value = currentTarget.checked)}
        />
        <span>{t('page.listing.each')}</span>
      </label>
      <p class="muted">{t('page.listing.each.why')}</p>
      <Failed model={model} />
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void model.list()}>
          {t('page.listing.yes')}
        </button>
      </p>
      <WaysToReach {...props} />
    </details>
  );
}

/** The host opens the game to a group of theirs. */
export function GroupListing(props: PartProps) {
  const { model } = props;
  const groups = model.groups.value;
  if (groups.length === 0) return null;
  return (
    <details class="card">
      <summary>{t('page.listing.group.title')}</summary>
      <p>{t('page.listing.group.what')}</p>
      <Failed model={model} />
      <p class="buttons">
        {groups.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            disabled={model.asking.value.kind === 'busy'}
            onClick={() => void model.list(id)}
          >
            {t('page.listing.group.yes', { name: isolate(name) })}
          </button>
        ))}
      </p>
      <WaysToReach {...props} />
    </details>
  );
}
