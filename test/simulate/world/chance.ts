import { luckOf, type Stream } from '#shared/kernel/dice.ts';

/**
 * All chance of a run follows from its seed. Each step and each use has a stream of its own, so that a step that is left out
 * shifts no other.
 */
export class Chance {
  readonly #seed: number;
  readonly #steps = new Map<string, number>();
  #service: Stream;
  #restore: () => void = () => undefined;

  constructor(seed: number) {
    this.#seed = seed;
    this.#service = this.stream('service');
  }

  stream(purpose: string, number = 0): Stream {
    return luckOf(hashOf(`${this.#seed} ${purpose} ${number}`));
  }

  /** A step begins: what the service draws in it follows from its key, which this returns. Steps may have one name. */
  beginStep(name: string): string {
    const number = this.#steps.get(name) ?? 0;
    this.#steps.set(name, number + 1);
    this.#service = this.stream(`service ${name}`, number);
    return number === 0 ? name : `${name} #${number}`;
  }

  /** What the service draws comes from here too, until `release`. */
  pinService(): void {
    const int = (bound: number): number => this.#service.int(bound);
    const { getRandomValues, randomUUID } = crypto;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (!(array instanceof Uint8Array)) throw new Error('the service draws something else than bytes');
      for (let at = 0; at < array.length; at += 1) array[at] = int(256);
      return array;
    };
    crypto.randomUUID = () => {
      const digits = Array.from({ length: 32 }, () => int(16).toString(16)).join('');
      return [8, 12, 16, 20, 32]
        .map((to, n) => digits.slice([0, 8, 12, 16, 20][n], to))
        .join('-') as ReturnType<Crypto['randomUUID']>;
    };
    this.#restore = () => Object.assign(crypto, { getRandomValues, randomUUID });
  }

  release(): void {
    this.#restore();
  }
}

/** FNV-1a: a different number for each purpose, as good as always. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Does what happens once in `n` times happen now? */
export const onceIn = (stream: Stream, n: number): boolean => stream.int(n) === 0;

/** One of the items, each as often as its weight says; undefined if there is none. */
export function weighted<T>(
  stream: Stream,
  items: readonly (readonly [item: T, weight: number])[],
): T | undefined {
  const all = items.reduce((sum, [, weight]) => sum + weight, 0);
  if (all === 0) return undefined;
  let left = stream.int(all);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return undefined;
}
