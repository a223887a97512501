import { useEffect, useRef } from 'preact/hooks';
import type { Ref } from 'preact';

/** Brings an element into sight when it says something new: on a phone it may be far from the button that was tapped. */
export function useIntoSight<T extends Element>(said: unknown): Ref<T> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (said !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return element;
}
