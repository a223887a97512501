/** Asks until the answer is there. Reaching the limit is a failure; it does not affect the speed of the test. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  boundMs = 15_000,
): Promise<T> {
  const end = performance.now() + boundMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`waited ${boundMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
