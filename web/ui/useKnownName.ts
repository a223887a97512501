import { useSignalEffect, type Signal } from '@preact/signals';
import { GUEST_NAME } from '#shared/protocol/names.ts';
import type { Visitor } from '../lib/visitor.ts';

/** Has the visitor given this name themselves? */
export const isOwnName = (name: string | undefined): name is string =>
  name !== undefined && name !== GUEST_NAME;

/** Fills in the name of a visitor who has given one, unless they have typed another. */
export function useKnownName(visitor: Visitor, name: Signal<string>): void {
  useSignalEffect(() => {
    const known = visitor.me.value?.name;
    if (isOwnName(known) && name.peek() === '') name.value = known;
  });
}
