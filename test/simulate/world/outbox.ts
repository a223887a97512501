import type { KeptCall, KeptMail, Network } from './network.ts';

/** What was sent and is to be looked at: by its readers, and by the invariants. */
export class Outbox {
  /** By address, the last mail that told of a turn, and its games. */
  readonly lastTold = new Map<string, KeptMail & { readonly games: readonly string[] }>();
  /** Invitations by companions of which somebody was told: ids of notices. */
  readonly invited = new Set<string>();
  readonly #network: Network;
  #delivered = 0;
  #checkedMails = 0;
  #checkedCalls = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  /** The mails since this was last asked, for their readers. */
  fresh(): readonly KeptMail[] {
    const fresh = this.#network.mails.slice(this.#delivered);
    this.#delivered += fresh.length;
    return fresh;
  }

  /** The mails since this was last asked, for the invariants. */
  unchecked(): readonly KeptMail[] {
    const fresh = this.#network.mails.slice(this.#checkedMails);
    this.#checkedMails += fresh.length;
    return fresh;
  }

  uncheckedCalls(): readonly KeptCall[] {
    const fresh = this.#network.calls.slice(this.#checkedCalls);
    this.#checkedCalls += fresh.length;
    return fresh;
  }
}
