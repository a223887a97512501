import { DurableObject } from 'cloudflare:workers';
import { drain } from './drain.ts';
import { sendInvitations } from './inviting.ts';
import { Outbox } from './outbox.ts';
import { said } from '../said.ts';

/** After a failure of the database: soon enough for players, slow enough for what is down. */
const RETRY_MS = 30_000;

/**
 * One player's mailbox: the one place that sends mail to him about his games, and for him to those he
 * invites. It owns nothing but an alarm; what is to be sent, and what became of it, is in the database.
 */
export class Mailbox extends DurableObject<Env> {
  readonly #playerId: string;
  readonly #outbox: Outbox;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    if (ctx.id.name === undefined) throw new Error('a mailbox is addressed by the id of its player');
    this.#playerId = ctx.id.name;
    this.#outbox = new Outbox(env);
  }

  /** Something is due then. */
  async poke(dueAt: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > dueAt) await this.ctx.storage.setAlarm(dueAt);
  }

  /** One at a time: the platform starts no alarm while another of this object runs. */
  override async alarm(): Promise<void> {
    const wakeAt = await this.#send();
    if (wakeAt !== null) await this.poke(wakeAt);
  }

  async #send(): Promise<number | null> {
    const invitations = await this.#try(sendInvitations);
    const notices = await this.#try(drain);
    const times = [invitations, notices].filter((time) => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** What fails in one kind of mail must not keep back the other. */
  async #try(work: typeof drain): Promise<number | null> {
    const now = Date.now();
    try {
      return await work(this.env, this.#outbox, this.#playerId, now);
    } catch (error) {
      console.error({ event: 'mailbox failed', player: this.#playerId, error: said(error) });
      return now + RETRY_MS;
    }
  }
}
