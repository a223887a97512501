import { useSignalEffect, type Signal } from '@preact/signals';
import type { Visitor } from '../models/visitor.ts';

/** Fills in the name of a visitor who has one, unless they have typed another. */
export function useKnownName(visitor: Visitor, name: Signal<string>): void {
  useSignalEffect(() => {
    const known = visitor.me.value?.name;
    if (known !== undefined && name.peek() === '') name.value = known;
  });
}
