/** A failed fetch is repeated after this time (ms), which doubles with each try. */
const AGAIN = 5_000;
const LONGEST_WAIT = 60_000;

/** Fetches until something comes, and calls `done` with it. Each try that brings nothing calls `failed`. The result ends it. */
export function persist<T>(
  load: () => Promise<T | undefined>,
  done: (it: T) => void,
  failed?: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = AGAIN;
  let isOver = false;
  const ask = async (): Promise<void> => {
    const it = await load().catch(() => undefined);
    if (isOver) return;
    if (it !== undefined) return done(it);
    failed?.();
    timer = setTimeout(() => void ask(), wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
