import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../lib/i18n.ts';
import { persist } from '../lib/persist.ts';
import { LoadingNotice } from './Loading.tsx';
import { Notice } from './Notice.tsx';

interface Props<P> {
  /** The same function each time. */
  load(): Promise<ComponentType<P>>;
  readonly props: P;
}

/** A page that is fetched when its route is opened. If that fails, it says so and tries again. */
export function Fetched<P extends object>({ load, props }: Props<P>) {
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
  const { it: It, failed } = state.value;
  if (failed) return <Notice kind="error">{t('error.NETWORK')}</Notice>;
  return It === undefined ? <LoadingNotice /> : <It {...props} />;
}
