import { createModel, signal } from '@preact/signals';
import type { Redeemed } from '../../shared/protocol/http.ts';
import { IDLE, type Asking, type World } from './world.ts';

/** What the link of a mail is for; what its token says of itself, which the server checks. */
export type Purpose =
  | { readonly for: 'go'; readonly player: string; readonly game: string }
  | { readonly for: 'in' | 'own' | 'stop' | 'refuse' };

/** Purpose, expiry and fields, joined by dots. Undefined where it is no token of ours. */
export function purposeOf(token: string): Purpose | undefined {
  const [purpose, , player = '', game = ''] = token.split('.');
  if (purpose === 'go') return { for: purpose, player, game };
  if (purpose === 'in' || purpose === 'own' || purpose === 'stop' || purpose === 'refuse')
    return { for: purpose };
  return undefined;
}

/** Somebody comes by the link of a mail. Nothing is sent but by his own press. */
export const ArrivalModel = createModel((world: World, token: string) => {
  const asking = signal<Asking>(IDLE);
  const done = signal<Redeemed | undefined>(undefined);
  const redeem = async (): Promise<Redeemed | undefined> => {
    if (asking.peek().kind === 'busy') return undefined;
    asking.value = { kind: 'busy' };
    const answer = await world.api.redeem(token);
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    if (answer.ok) done.value = answer.value;
    return answer.ok ? answer.value : undefined;
  };
  return { asking, done, redeem };
});
