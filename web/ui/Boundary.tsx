import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { t } from '../lib/i18n.ts';
import { Notice } from './Notice.tsx';

/** Shows an error and a reload button if a page cannot be rendered. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((fault: unknown) => console.error(fault));
  if (error === undefined) return <>{children}</>;
  return (
    <div class="narrow">
      <h1>{t('page.fault')}</h1>
      <Notice kind="error">{t('page.fault.why')}</Notice>
      <p class="buttons">
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t('page.fault.reload')}
        </button>
      </p>
    </div>
  );
}
