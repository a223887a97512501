import type { ComponentChildren, ComponentType } from 'preact';
import type { ApiFailure } from '../lib/api.ts';
import { errorText, t } from '../lib/i18n.ts';
import { useErrorBoundary, useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { retry } from '../lib/requests.ts';

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

/** Stands for a part that is still on its way: the page around it is shown when it is there (`.still-loading`). */
export const StillLoading = () => <span class="still-loading" hidden />;

/** Placeholder for a page while it loads. */
export const LoadingNotice = () => (
  <div class="narrow loading" role="status">
    <h1>{t('page.loading')}</h1>
  </div>
);

/** Shows an error and a reload button if a page cannot be rendered. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((fault: unknown) => console.error(fault));
  if (error === undefined) return <>{children}</>;
  return (
    <div class="narrow">
      <h1>{t('page.fault')}</h1>
      <Notice kind="error">{t('error.FAULT')}</Notice>
      <p class="buttons">
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t('page.fault.reload')}
        </button>
      </p>
    </div>
  );
}

interface FetchedProps<P> {
  /** The same function each time. */
  load(): Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page that is fetched when its route is opened. If that fails, it says so and tries again. */
export function Fetched<P extends object>({ load, props }: FetchedProps<P>) {
  const state = useSignal<{ readonly it?: ComponentType<P>; readonly failure?: ApiFailure }>({});
  useEffect(
    () =>
      retry(
        load,
        (it) => (state.value = { it }),
        (failure) => (state.value = { failure }),
      ),
    [load],
  );
  const { it: It, failure } = state.value;
  if (failure !== undefined) return <FailureNotice failure={failure} />;
  return It === undefined ? <LoadingNotice /> : <It {...props} />;
}

interface OnwardLinksProps {
  /** The second way: the profile, which can send a mail to sign in, or a new game. */
  readonly also?: 'profile' | 'new';
}

/** Links at the end of a page that leads nowhere else: to one's games, and to a second place. */
export const OnwardLinks = ({ also = 'profile' }: OnwardLinksProps) => (
  <p class="buttons">
    <a class="button primary" href="/">
      {t('page.lost.home')}
    </a>
    <a class="button" href={also === 'new' ? '/new' : '/me'}>
      {also === 'new' ? t('page.nav.new') : t('page.profile')}
    </a>
  </p>
);
