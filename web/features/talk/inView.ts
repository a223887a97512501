import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Is the element on the screen, scrolled to? */
export function useInView(element: RefObject<Element | null>): ReadonlySignal<boolean> {
  const inView = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => (inView.value = seen.at(-1)?.isIntersecting === true));
    if (element.current !== null) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, inView]);
  return inView;
}
