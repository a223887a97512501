import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** What is still to be drawn, the foremost first. */
const waiting = new Set<() => void>();
let isAsked = false;

/** Milliseconds after which a part is drawn although the browser is busy. */
const LATEST = 500;

/** Calls back when there is nothing else to do. Not every browser tells. */
export const whenIdle = (work: () => void): unknown =>
  globalThis.requestIdleCallback?.(work, { timeout: LATEST }) ?? setTimeout(work, 16);

/** Draws parts one at a time, so that none of them keeps a tap waiting. Returns how to call it off. */
function soon(draw: () => void): () => void {
  waiting.add(draw);
  askOnce();
  return () => void waiting.delete(draw);
}

function askOnce(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const [draw] = waiting;
    if (draw === undefined) return;
    waiting.delete(draw);
    draw();
    askOnce();
  });
}

/**
 * How many of `all` parts are drawn: the `first` ones at once, and then one more at a time, as soon as there is time. Parts
 * that are added once all were drawn are drawn at once: none of the others goes.
 */
export function useMore(first: number, all: number): number {
  const more = useSignal(first);
  const isWhole = useRef(false);
  const drawn = isWhole.current ? all : Math.max(more.value, first);
  isWhole.current ||= drawn >= all;
  useEffect(() => (drawn < all ? soon(() => void (more.value = drawn + 1)) : undefined), [more, drawn, all]);
  return Math.min(drawn, all);
}
