import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Is the page in view, as far as the browser knows? */
export function useVisible(): ReadonlySignal<boolean> {
  const visible = useSignal(document.visibilityState === 'visible');
  useEffect(() => {
    const watch = (): void => {
      visible.value = document.visibilityState === 'visible';
    };
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, [visible]);
  return visible;
}
