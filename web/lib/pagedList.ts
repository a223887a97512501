import { signal } from '@preact/signals';
import type { ApiFailure, ApiResult } from './api.ts';

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
    if (answer.ok) pages.value = [...(after === null ? [] : (pages.peek() ?? [])), answer.value];
  };
  return {
    /** Undefined until the first page has come. */
    pages,
    failure,
    /** Reads the first page, in place of what was read before. */
    begin: () => load(null),
    /** Reads the page after the last one. */
    more: async (): Promise<void> => {
      const next = pages.peek()?.at(-1)?.next ?? null;
      if (next !== null && asking === undefined) await load(next);
    },
  };
}
