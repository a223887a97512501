import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ApiFailure, ApiResult } from './api.ts';

/** What the service answered to a request; both undefined until then. */
export interface Answered<T> {
  readonly value?: T;
  readonly failure?: ApiFailure;
}

/** Asks when the component appears, and again when `about` changes. */
export function useAnswer<T>(about: string, ask: () => Promise<ApiResult<T>>): Signal<Answered<T>> {
  const answered = useSignal<Answered<T>>({});
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
