import type { Rebased } from '../models/drafting.ts';
import { errorText, t } from '../i18n.ts';
import { Notice } from './Notice.tsx';
import './words.ts';

/** Says what became of the draft after the game moved on. */
export function RebasedNotice({ rebased }: { readonly rebased: Rebased }) {
  const { kept, broken } = rebased;
  if (broken === undefined) return <Notice kind="info">{t('page.stale.kept')}</Notice>;
  return (
    <Notice kind="warning">
      {t('page.stale.broken', { step: broken.at + 1, why: errorText(broken) })}{' '}
      {t('page.stale.left', { n: kept })}
    </Notice>
  );
}
