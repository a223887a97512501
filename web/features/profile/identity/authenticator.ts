import type { NewPasskey, NewPasskeyChallenge, PasskeyChallenge, UsePasskey } from '#shared/protocol/http.ts';

/** The browser's part of WebAuthn: what keeps passkeys, and asks their player for a touch. */

/** `cancelled`: the player, or the time, has ended it. `known`: this device has a passkey of the player already. */
export type Refusal = 'cancelled' | 'known';

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
export const browserAuthenticator: Authenticator = {
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
