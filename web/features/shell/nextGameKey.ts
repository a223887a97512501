import { useEffect } from 'preact/hooks';
import type { Visitor } from '../../lib/visitor.ts';

/** `n` leads to the most urgent game, unless the player is typing. */
export function useNextGameKey(visitor: Visitor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return;
      if (visitor.waiting.peek().length > 0) location.assign('/next');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [visitor]);
}
