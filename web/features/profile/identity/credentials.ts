import type {
  NewPasskey,
  NewPasskeyChallenge,
  PasskeyChallenge,
  UsePasskey,
  CreatedToken,
  NewToken,
  Passkeys,
  RecoveryInfo,
  Tokens,
  Redeemed,
} from '#shared/protocol/http.ts';
import { createModel, signal, effect } from '@preact/signals';
import { accountApi, type AccountApi } from '../../../lib/accountApi.ts';
import type { ApiResult } from '../../../lib/api.ts';
import { IDLE, type Platform } from '../../../lib/platform.ts';
import type { Visitor } from '../../../lib/visitor.ts';
import { createRequests } from '../../../lib/requests.ts';

/** The browser's part of WebAuthn: what keeps passkeys, and asks their player for a touch. */

/** `cancelled`: the player, or the time, has ended it. `known`: this device has a passkey of the player already. */
type Refusal = 'cancelled' | 'known';

export interface Authenticator {
  make(challenge: NewPasskeyChallenge): Promise<NewPasskey | Refusal>;
  sign(challenge: PasskeyChallenge): Promise<UsePasskey | Refusal>;
}

/** Can this page use passkeys? They belong to a domain, and an address in digits is none. */
export const hasAuthenticator = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'getPublicKey' in AuthenticatorAttestationResponse.prototype && // without it none can be made
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname);

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

/** The authenticators that the browser knows. */
const browserAuthenticator: Authenticator = {
  make: ({ challenge, rpId, userId, userName, algorithms, known }) =>
    orRefusal(async () => {
      const made = await navigator.credentials.create({
        publicKey: {
          challenge: utf8(challenge),
          rp: { id: rpId, name: 'Carrack' },
          user: { id: utf8(userId), name: userName, displayName: userName },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map((id) => ({ type: 'public-key', id: toBytes(id) })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
          attestation: 'none',
        },
      });
      if (!(made instanceof PublicKeyCredential)) return 'cancelled';
      const { response } = made;
      if (!(response instanceof AuthenticatorAttestationResponse)) return 'cancelled';
      const publicKey = response.getPublicKey?.();
      const authenticatorData = response.getAuthenticatorData?.();
      const algorithm = response.getPublicKeyAlgorithm?.();
      if (publicKey == null || authenticatorData === undefined || algorithm === undefined) return 'cancelled';
      return {
        id: made.id,
        authenticatorData: toText(authenticatorData),
        clientData: toText(response.clientDataJSON),
        publicKey: toText(publicKey),
        algorithm,
      };
    }),
  sign: ({ challenge, rpId }) =>
    orRefusal(async () => {
      const signed = await navigator.credentials.get({
        publicKey: { challenge: utf8(challenge), rpId, userVerification: 'preferred' },
      });
      if (!(signed instanceof PublicKeyCredential)) return 'cancelled';
      const { response } = signed;
      if (!(response instanceof AuthenticatorAssertionResponse)) return 'cancelled';
      return {
        id: signed.id,
        authenticatorData: toText(response.authenticatorData),
        clientData: toText(response.clientDataJSON),
        signature: toText(response.signature),
        ...(response.userHandle === null ? {} : { userHandle: toText(response.userHandle) }),
      };
    }),
};

/** A browser throws whatever the reason, and tells hardly any of them. */
async function orRefusal<T>(ask: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'cancelled';
  }
}

/** The player's passkeys, recovery code and personal tokens, as the profile shows and changes them. */
export const CredentialsModel = createModel(
  (platform: Platform, authenticator: Authenticator = browserAuthenticator) => {
    const account = accountApi(platform.api);
    const { passkeys, recovery, tokens, load } = listsOf(account);
    /** The code or token that was made last. The service tells it only once, and it goes with the page. */
    const code = signal<string | undefined>(undefined);
    const made = signal<CreatedToken | undefined>(undefined);
    /** Why the last passkey was not made, if the browser did not make it. */
    const refusal = signal<Refusal | undefined>(undefined);
    const { asking, ask } = createRequests(() => (refusal.value = undefined));
    /** Asks, and shows what has become of it. */
    const change = async <T>(request: () => Promise<ApiResult<T>>): Promise<T | undefined> => {
      const answer = await ask(request);
      if (answer !== undefined) await load();
      return answer;
    };
    const addPasskey = async (): Promise<void> => {
      const challenge = await ask(() => account.newPasskeyChallenge());
      if (challenge === undefined) return;
      asking.value = { kind: 'busy' }; // a browser asks its player one thing at a time
      const answer = await authenticator.make(challenge);
      asking.value = IDLE;
      if (typeof answer === 'string') refusal.value = answer;
      else await change(() => account.addPasskey(answer));
    };
    return {
      passkeys,
      recovery,
      tokens,
      code,
      made,
      refusal,
      asking,
      load,
      addPasskey,
      removePasskey: (id: string) => change(() => account.removePasskey(id)),
      makeCode: async () => {
        const answer = await change(() => account.makeRecoveryCode());
        if (answer !== undefined) code.value = answer.code;
      },
      removeCode: async () => {
        await change(() => account.removeRecoveryCode());
        code.value = undefined;
      },
      /** True when it was made. */
      makeToken: async (token: NewToken) => {
        const answer = await change(() => account.makeToken(token));
        made.value = answer ?? made.peek();
        return answer !== undefined;
      },
      removeToken: (id: string) => change(() => account.removeToken(id)),
    };
  },
);

/** The lists of the service. */
function listsOf(account: AccountApi) {
  const passkeys = signal<Passkeys | undefined>(undefined);
  const recovery = signal<RecoveryInfo | undefined>(undefined);
  const tokens = signal<Tokens['tokens']>([]);
  const load = async (): Promise<void> => {
    const [keys, recoveryCode, list] = await Promise.all([
      account.passkeys(),
      account.recovery(),
      account.tokens(),
    ]);
    if (keys.ok) passkeys.value = keys.value;
    if (recoveryCode.ok) recovery.value = recoveryCode.value;
    if (list.ok) tokens.value = list.value.tokens;
  };
  return { passkeys, recovery, tokens, load };
}

export type Credentials = InstanceType<typeof CredentialsModel>;

/** Signing in without a mail: by a passkey, or by a recovery code. */
export const WaysBackModel = createModel(
  (platform: Platform, visitor: Visitor, authenticator: Authenticator = browserAuthenticator) => {
    const account = accountApi(platform.api);
    const { asking, ask } = createRequests();
    const code = signal('');
    /** A guest's games come along. */
    const bring = signal(true);
    /** The player who came back by a recovery code; undefined before. */
    const back = signal<string | undefined>(undefined);
    /** The same at every press: after a lost answer the service recognizes this page by it. */
    const key = platform.entropy();
    effect(() => {
      if (visitor.me.value === null) [back.value, code.value] = [undefined, '']; // signed out since
    });

    const arrive = async (redeemed: Redeemed | undefined): Promise<void> => {
      if (redeemed !== undefined) await visitor.refresh();
    };
    return {
      asking,
      code,
      bring,
      back,
      byPasskey: async () => {
        const challenge = await ask(() => account.passkeyChallenge());
        if (challenge === undefined) return;
        asking.value = { kind: 'busy' }; // a browser asks its player one thing at a time
        const signed = await authenticator.sign(challenge);
        asking.value = IDLE;
        if (typeof signed === 'string') return;
        await arrive(await ask(() => account.usePasskey({ ...signed, bring: bring.peek() })));
      },
      byCode: async () => {
        const typed = { code: code.peek(), key, bring: bring.peek() };
        const redeemed = await ask(() => account.recover(typed));
        back.value = redeemed?.player.name;
        await arrive(redeemed);
      },
    };
  },
);
