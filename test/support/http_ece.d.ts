/** Encrypted content of HTTP (RFC 8188), as far as the tests use it. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  interface Keys {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** base64url */
    readonly authSecret: string;
  }
  const ece: { decrypt(body: Buffer, keys: Keys): Buffer };
  export default ece;
}
