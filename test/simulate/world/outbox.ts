import type { KeptCall, KeptMail, Network } from './network.ts';

/** A mail that told of a turn, and its games. */
interface ToldTurn extends KeptMail {
  readonly games: readonly string[];
  /** The service may not know that it was sent, and tell the same again with what has come since. */
  readonly isInDoubt: boolean;
}

/** What was sent and is to be looked at: by its readers, and by the invariants. */
export class Outbox {
  /** By address, the last mail that told of a turn. */
  readonly lastTold = new Map<string, ToldTurn>();
  /** By address, the mails that asked for something (a decision, a vote, or in haste): when (ms), and in which games. */
  readonly asked = new Map<string, { readonly at: number; readonly games: readonly string[] }[]>();
  /** By game, when somebody last had a player reminded of it (ms). */
  readonly reminded = new Map<string, number>();
  /** When somebody was surely told of an invitation by a companion (ms), or 0, by the way and the id of the notice. */
  readonly invited = new Map<string, number>();
  /** Things of which groups' webhooks were told, by the id of the message: how often, but for calls that nobody may have noted. */
  readonly toldGroups = new Map<string, number>();
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
