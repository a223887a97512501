import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

interface Given {
  /** What is drawn in the place now. */
  readonly keys: readonly string[];
  /** Is the page in front of somebody? */
  readonly isSeen: boolean;
  /** Changes when the viewer has acted, or goes on to something else. */
  readonly acts: unknown;
}

interface Room {
  readonly place: RefObject<HTMLDivElement | null>;
  /** In px; 0 for none. */
  readonly height: number;
  /** What goes during this request goes by the player's own tap, and leaves no room. */
  during(request: Promise<unknown>): void;
}

/**
 * What goes by itself leaves its room until the player acts or the page is hidden: what is below stays where it is, and
 * nothing comes under a finger.
 */
export function useRoomOfGone({ keys, isSeen, acts }: Given): Room {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef({ keys, acts, height: 0 });
  const asks = useRef(false);
  const now = last.current;
  const hasGone = now.keys.some((key) => !keys.includes(key));
  if (!isSeen || acts !== now.acts) now.height = 0;
  else if (hasGone) now.height = asks.current ? 0 : (place.current?.offsetHeight ?? 0); // as it is still drawn
  Object.assign(now, { keys, acts });
  const during = async (request: Promise<unknown>): Promise<void> => {
    asks.current = true;
    await request;
    requestAnimationFrame(() => (asks.current = false)); // its answer is drawn
  };
  return { place, height: now.height, during: (request) => void during(request) };
}
