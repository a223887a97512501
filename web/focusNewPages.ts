import { effect } from '@preact/signals';
import { route } from './routes.ts';

/**
 * The keyboard, and with it a screen reader, goes to each new page: the link that led there may be gone. A game's page takes
 * the focus itself. Returns how to stop.
 */
export function focusNewPages(): () => void {
  const first = route.peek();
  return effect(() => {
    const at = route.value;
    if (at !== first && at.page !== 'game') document.getElementById('main')?.focus({ preventScroll: true });
  });
}
