/** A mail as the transport takes it. `headers` holds only headers that the platform lets a sender set. */
export interface Mail {
  readonly from: { readonly email: string; readonly name: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * When a mail that was not sent is tried again: never; soon, and then after longer and longer waits; or on the next
 * day, when the account's daily quota is new.
 */
export type Retry = 'never' | 'backoff' | 'nextDay';

/** Why nothing is sent to an address any more: mails came back from it, or its reader complained about one. */
export type Undeliverable = 'bounce' | 'complaint';

/** An address that gets no more mail, as a provider reports. */
export interface ReturnedMail {
  readonly address: string;
  readonly reason: Undeliverable;
}

/** The result of sending a mail. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly retry: Retry };

/** An account at Postmark. */
export interface PostmarkAccount {
  readonly token: string;
  /** The message stream; its name is in every request. */
  readonly stream: string;
}
