import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { markInteractive } from '../interactive.ts';
import { t } from '../i18n.ts';
import { persist } from '../persist.ts';
import { LoadingNotice } from './Loading.tsx';
import { Notice } from './Notice.tsx';

interface Props<P> {
  /** The same function each time. */
  load(): Promise<ComponentType<P>>;
  readonly props: P;
  /** Nothing is shown while it loads, or if it cannot be fetched. */
  readonly quiet?: true;
  /** The part fetches more before it is drawn, and tells then itself that the rest of the page may come (`useRestAfter`). */
  readonly tells?: true;
}

/** A component fetched when it is first shown. */
export function Later<P extends object>({ load, props, quiet, tells }: Props<P>) {
  const state = useSignal<{ readonly it?: ComponentType<P>; readonly failed?: true }>({});
  useEffect(
    () =>
      persist(
        load,
        (it) => (state.value = { it }),
        () => (state.value = { failed: true }),
      ),
    [load],
  );
  const { value } = state;
  useEffect(() => {
    if (!quiet && ((value.it !== undefined && !tells) || value.failed)) markInteractive();
  }, [quiet, tells, value]);
  const { it: It, failed } = value;
  if (It === undefined && quiet) return null;
  if (failed) return <Notice kind="error">{t('error.NETWORK')}</Notice>;
  return It === undefined ? <LoadingNotice /> : <It {...props} />;
}
