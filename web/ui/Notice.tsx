import type { ComponentChildren } from 'preact';
import type { ApiFailure } from '../lib/api.ts';
import { errorText, t } from '../lib/i18n.ts';

type Kind = 'info' | 'warning' | 'error';

const LABEL = {
  info: 'page.notice.info',
  warning: 'page.notice.warning',
  error: 'page.notice.error',
} as const satisfies Record<Kind, string>;

/** A message to the user. Errors interrupt a screen reader; other kinds wait. */
export const Notice = ({ kind, children }: { readonly kind: Kind; readonly children: ComponentChildren }) => (
  <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <strong>{t(LABEL[kind])}</strong> {children}
  </div>
);

/** The reason of a failure; nothing without one. */
export const FailureNotice = ({ failure }: { readonly failure: ApiFailure | undefined }) =>
  failure === undefined ? null : <Notice kind="error">{errorText(failure)}</Notice>;
