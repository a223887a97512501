import type { Visitor } from './visitor.ts';

/** Asks for the visitor's games again once the network is back. Returns how to stop. */
export function refreshWhenOnline(
  { refresh }: Pick<Visitor, 'refresh'>,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  const again = (): void => void refresh();
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}
