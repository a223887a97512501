import { effect, signal, type Signal } from '@preact/signals';
import type { Me } from '#shared/protocol/http.ts';
import type { Memory } from '../../lib/platform.ts';
import type { Visitor } from '../../lib/visitor.ts';

/** By player: another one who signs in at this tab reads nothing of it. */
const keyOf = (player: string): string => `carrack.name.${player}`;

/** The name in the profile's field: the player's own, or what they have typed in its place, kept until it is saved. */
export function typedName({ me }: Pick<Visitor, 'me'>, session: Memory): Signal<string> {
  const name = signal(me.peek()?.name ?? '');
  let known: Me['player'] = null;
  effect(() => {
    const now = me.value;
    const typed = name.value;
    if (now == null) return;
    const [before, key] = [known, keyOf(now.id)];
    known = now;
    if (before?.id !== now.id) {
      const kept = session.read(key);
      name.value = typeof kept === 'string' ? kept : now.name;
    } else if (before.name !== now.name && typed === before.name) name.value = now.name;
    else if (typed === now.name || typed.trim() === '') session.forget(key);
    else session.write(key, typed);
  });
  return name;
}
