import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../lib/i18n.ts';
import { FeedModel } from './feed.ts';
import type { Platform } from '../../../lib/platform.ts';
import { Secret } from '../../../ui/fields.tsx';
import { FailureNotice } from '../../../ui/notices.tsx';

/** On the profile: the address under which a calendar program finds the player's deadlines. Nothing where the service has none. */
export function FeedPanel({ platform }: { readonly platform: Platform }) {
  const model = useModel(() => new FeedModel(platform));
  useEffect(() => void model.load(), [model]);
  const feed = model.value.value;
  const asking = model.asking.value;
  const done = model.done.value;
  if (feed?.available !== true) return null;
  return (
    <>
      <h2>{t('feed.title')}</h2>
      <p>{t('feed.why')}</p>
      {feed.url !== null && (
        <>
          <Secret key={feed.url} label={t('feed.address')} secret={feed.url} copy={t('feed.copy')} />
          <p>{t('feed.secret')}</p>
        </>
      )}
      <p class="buttons">
        <button type="button" disabled={asking.kind === 'busy'} onClick={() => void model.make()}>
          {t(feed.url === null ? 'feed.make' : 'feed.renew')}
        </button>
        {feed.url !== null && (
          <button type="button" disabled={asking.kind === 'busy'} onClick={() => void model.takeBack()}>
            {t('feed.off')}
          </button>
        )}
      </p>
      <p role="status">{done === undefined ? '' : t(done === 'made' ? 'feed.made' : 'feed.gone')}</p>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}
