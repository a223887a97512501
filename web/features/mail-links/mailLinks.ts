import { accountApi } from '../../lib/accountApi.ts';
import { createModel, signal } from '@preact/signals';
import type { Arrival, AskedForMail, Redeem, Redeemed, MailedMoveAnswer } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { IDLE, type RequestState, type Platform } from '../../lib/platform.ts';
import type { Language } from '#shared/words/languages.ts';
import { outcomeOf, createRequests } from '../../lib/requests.ts';

/** The purpose of a mail's link, as its token states it. The server checks it. */
type ArrivalPurpose = 'go' | 'in' | 'own' | 'stop' | 'refuse';
const PURPOSES: readonly string[] = ['go', 'in', 'own', 'stop', 'refuse'] satisfies readonly ArrivalPurpose[];
const isPurpose = (word: string | undefined): word is ArrivalPurpose => PURPOSES.includes(word ?? '');

/** Undefined where it is no token of ours. */
export function purposeOf(token: string): ArrivalPurpose | undefined {
  const [purpose] = token.split('.');
  return isPurpose(purpose) ? purpose : undefined;
}

/** A visitor opens the link of a mail. The page asks at once what the link would do. Only the visitor's press does it. */
export const ArrivalModel = createModel((platform: Platform, token: string) => {
  const account = accountApi(platform.api);
  const { asking, ask } = createRequests();
  /** The effect that the link would have here; undefined until the server has said. */
  const arrival = signal<Arrival | undefined>(undefined);
  const done = signal<Redeemed | undefined>(undefined);
  /** A new mail was asked for. */
  const asked = signal<AskedForMail | undefined>(undefined);

  const redeem = async (how: Redeem): Promise<Redeemed | undefined> => {
    const redeemed = await ask(() => account.redeem(how));
    if (redeemed !== undefined) done.value = redeemed;
    return redeemed;
  };
  return {
    asking,
    arrival,
    done,
    asked,
    preview: async () => {
      const found = await ask(() => account.inspectLink(token));
      if (found !== undefined) arrival.value = found;
    },
    /** Uses the link. */
    press: (bring = false) => redeem({ token, bring }),
    /** Has a new mail sent to the player whose link this is. */
    askForMail: async () => {
      const sent = await ask(() => account.signInLink({ token }));
      if (sent !== undefined) asked.value = sent;
    },
    /** Uses the code of that mail. */
    type: (code: string, bring: boolean) => redeem({ token, code, bring }),
  };
});

export type Arriving = InstanceType<typeof ArrivalModel>;

/** Would this browser's guest leave anything behind that they might bring along? */
export const leavesAnything = ({ leaves, leavesMore }: Arrival): boolean => leaves > 0 || leavesMore === true;

/** Why the link cannot be used, if it cannot. */
export const failureOf = ({ asking }: Pick<Arriving, 'asking'>): ApiFailure | undefined =>
  asking.value.kind === 'failed' ? asking.value.failure : undefined;

/** The reader of a mail opens the link of a move. The page asks what it would do; only the reader's press sends it. */
export const MailedMoveModel = createModel((platform: Platform, token: string) => {
  const account = accountApi(platform.api);
  const asking = signal<RequestState>(IDLE);
  /** Undefined until the service has said. */
  const found = signal<MailedMoveAnswer | undefined>(undefined);

  /** That of the page now: an answer in another one is asked for again. */
  let wanted: Language | undefined;
  const ask = async (request: 'inspectMove' | 'sendMove', language: Language): Promise<boolean> => {
    wanted = language;
    if (asking.peek().kind === 'busy') return false;
    asking.value = { kind: 'busy' };
    const answer = await account[request]({ token, language });
    if (answer.ok) found.value = answer.value;
    asking.value = outcomeOf(answer);
    return answer.ok && wanted !== language ? ask('inspectMove', wanted) : answer.ok;
  };
  return {
    asking,
    found,
    preview: (language: Language) => ask('inspectMove', language),
    /** If the move was refused, the page shows what has become of it. */
    send: async (language: Language): Promise<void> => {
      if (await ask('sendMove', language)) return;
      const failed = asking.peek();
      if (failed.kind === 'failed' && failed.failure.code === 'STALE') await ask('inspectMove', language);
    },
  };
});
