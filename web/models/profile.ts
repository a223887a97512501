import { createModel, signal } from '@preact/signals';
import type { Channels } from '../../shared/protocol/http.ts';
import type { Answer } from '../api.ts';
import type { Visitor } from './visitor.ts';
import { IDLE, type Asking, type World } from './world.ts';

/** What was done last, for the page to say so. */
export type Done = 'saved' | 'asked' | 'tested' | undefined;

/** A player's name, and how he is told that it is his turn. */
export const ProfileModel = createModel((world: World, visitor: Visitor) => {
  const name = signal(visitor.me.peek()?.name ?? '');
  const address = signal('');
  const channels = signal<Channels | undefined>(undefined);
  const asking = signal<Asking>(IDLE);
  const done = signal<Done>(undefined);

  const load = async (): Promise<void> => {
    const answer = await world.api.channels();
    if (answer.ok) channels.value = answer.value;
    else asking.value = { kind: 'failed', failure: answer.failure };
  };
  const ask = async (request: () => Promise<Answer<unknown>>, what?: Done): Promise<void> => {
    if (asking.peek().kind === 'busy') return;
    asking.value = { kind: 'busy' };
    done.value = undefined;
    const answer = await request();
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    if (!answer.ok) return;
    done.value = what;
    await load();
  };
  return {
    name,
    address,
    channels,
    asking,
    done,
    load,
    rename: () => ask(() => world.api.rename(name.peek()), 'saved').then(visitor.refresh),
    confirm: () => ask(() => world.api.putMail({ address: address.peek() }), 'asked'),
    mute: (on: boolean) => ask(() => world.api.putMail({ on })),
    forget: () => ask(() => world.api.forgetMail()),
    test: () => ask(() => world.api.testMail(), 'tested'),
    signOut: async () => {
      const answer = await world.api.logout();
      if (!answer.ok) asking.value = { kind: 'failed', failure: answer.failure };
      await visitor.refresh();
    },
    signIn: () => ask(() => world.api.signInLink(address.peek()), 'asked'),
  };
});

export type Profile = InstanceType<typeof ProfileModel>;
