import { useSignal, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fail, ok } from '#shared/kernel/result.ts';
import { FAULT, NETWORK, type ApiFailure, type ApiResult } from './api.ts';
import { IDLE, type RequestState } from './platform.ts';

/** A failed fetch is repeated after this time (ms), which doubles with each try. */
const AGAIN = 5_000;
const LONGEST_WAIT = 60_000;

/** The messages of the promised browsers about a part that was lost on its way, and Vite of its styles. */
const LOST = /dynamically imported module|importing a module script failed|preload css/i;

/** Why a part of the page cannot be used: what its own code throws is never told as the network's. */
export function partFailure(error: unknown): ApiFailure {
  if (error instanceof Error && LOST.test(error.message)) return { code: NETWORK, status: 0 };
  console.error(error);
  return { code: FAULT, status: 0 };
}

/** A part of the page, or why there is none. */
export const partOf = <T>(load: Promise<T>): Promise<ApiResult<T>> =>
  load.then(ok, (error: unknown) => fail(partFailure(error)));

/** Fetches a part until it comes, and calls `done` with it. Each try that brings nothing calls `failed`. The result ends it. */
export function retry<T>(
  load: () => Promise<T>,
  done: (it: T) => void,
  failed?: (failure: ApiFailure) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = AGAIN;
  let isOver = false;
  const ask = async (): Promise<void> => {
    const part = await partOf(load());
    if (isOver) return;
    if (part.ok) return done(part.value);
    failed?.(part.failure);
    timer = setTimeout(() => void ask(), wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Runs `work`. Called while it runs, it runs `work` once more afterwards: the answer on its way may be too old. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  return () => {
    if (running === undefined) running = run();
    else again = true;
    return running;
  };
}

/** How a request stands that was answered. */
export const outcomeOf = (answer: ApiResult<unknown>): RequestState =>
  answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };

/** Sends what a person asks for, one at a time, and keeps how the last one stands. `begins` is called before each. */
export function createRequests(begins?: () => void) {
  const asking = signal<RequestState>(IDLE);
  /** The answer; undefined if the service refuses, or while another request is under way. */
  const ask = async <T>(request: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    begins?.();
    const answer = await request();
    asking.value = outcomeOf(answer);
    return answer.ok ? answer.value : undefined;
  };
  return { asking, ask };
}

/** The service's answer to a request; both undefined until it has come. */
export interface Answer<T> {
  readonly value?: T;
  readonly failure?: ApiFailure;
}

/** Asks when the component appears, and again when `about` changes. */
export function useAnswer<T>(about: string, ask: () => Promise<ApiResult<T>>): Signal<Answer<T>> {
  const answered = useSignal<Answer<T>>({});
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const answer = await ask();
      if (isCurrent) answered.value = answer.ok ? { value: answer.value } : { failure: answer.failure };
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [about]);
  return answered;
}

/** One page of a list; `next` is the place after it, null at the end. */
interface ListPage {
  readonly next: string | null;
}

/**
 * A long list that is read in pages. `ask` fetches the page after a place, or the first one. An answer that comes after
 * the list was begun anew is dropped, and a page is asked for once at a time.
 */
export function createPagedList<P extends ListPage>(ask: (after: string | null) => Promise<ApiResult<P>>) {
  const pages = signal<readonly P[] | undefined>(undefined);
  const failure = signal<ApiFailure | undefined>(undefined);
  let asking: { readonly after: string | null } | undefined;

  const load = async (after: string | null): Promise<void> => {
    const own = (asking = { after });
    const answer = await ask(after);
    if (asking !== own) return;
    asking = undefined;
    failure.value = answer.ok ? undefined : answer.failure;
    const before = after === null ? undefined : pages.peek();
    pages.value = answer.ok ? [...(before ?? []), answer.value] : before;
  };
  return {
    /** Undefined until the first page has come. */
    pages,
    failure,
    /** Reads the first page, in place of what was read before: that may be of another search. */
    begin: () => load(null),
    /** Reads the page after the last one. */
    more: async (): Promise<void> => {
      const next = pages.peek()?.at(-1)?.next ?? null;
      if (next !== null && asking === undefined) await load(next);
    },
  };
}
