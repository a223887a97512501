import { DurableObject } from 'cloudflare:workers';
import { chosenCalendar, takeHoliday, type HolidayTaken } from '../people/calendar.ts';
import type { SeatCalendar } from '../db/schema.ts';
import { sendGroupNews } from './send/sendGroupNews.ts';
import { sendNotices } from './send/sendNotices.ts';
import { sendInvitations } from './send/sendInvitations.ts';
import { MailSender } from './send/mailSender.ts';
import { groupOfMailbox, isReplaced, scheduleMailboxes } from '../lib/objects.ts';
import { rootCauseMessage } from '../lib/failure.ts';
import { RETRY_MS } from '../lib/notices.ts';

/**
 * The mailbox of one player: the only sender of messages to the player about their games, and of the invitations they make as
 * host. That of a group calls its webhook. It holds only an alarm; notices, invitations and the results of sending are in the database.
 */
export class Mailbox extends DurableObject<Env> {
  readonly #playerId: string;
  readonly #mailSender: MailSender;
  /** The times to come for which somebody has asked (ms). A room asks before it writes its notice, so the database may not show it yet. */
  #asked: readonly number[] = [];

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    if (ctx.id.name === undefined) throw new Error('a mailbox is addressed by the id of its player');
    this.#playerId = ctx.id.name;
    this.#mailSender = new MailSender(env);
  }

  /** Something is due at `dueAt` (ms), or will be once its row is written. */
  schedule(dueAt: number): Promise<void> {
    this.#asked = [...this.#asked, dueAt];
    return this.#setAlarm(dueAt);
  }

  /** Sets the alarm for `dueAt` (ms), unless it is set for then or earlier. */
  async #setAlarm(dueAt: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > dueAt) await this.ctx.storage.setAlarm(dueAt);
  }

  /** From the cron, whose calls are limited: schedules these mailboxes, this one included, in an invocation of its own. */
  async scheduleAll(playerIds: readonly string[], dueAt: number): Promise<void> {
    if (playerIds.includes(this.#playerId)) await this.schedule(dueAt);
    await scheduleMailboxes(
      this.env,
      playerIds.filter((id) => id !== this.#playerId),
      dueAt,
    );
  }

  /** From a room, before the player's time runs out: begins a holiday, if they want that and have days left. */
  takeHoliday(now: number): Promise<HolidayTaken | null> {
    return takeHoliday(this.env, this.#playerId, now);
  }

  /** From a room, before a bot decides for the player: when their time counts; undefined if nobody knows the player. */
  calendar(): Promise<SeatCalendar | null | undefined> {
    return chosenCalendar(this.env, this.#playerId);
  }

  /**
   * Sends what is due, and sets the alarm for what comes next. What was asked for a later time may not be written yet, so the
   * alarm is set for that too. Never concurrent: the platform starts no second alarm of an object while one runs.
   */
  override async alarm(): Promise<void> {
    if (isReplaced(this.env, this.ctx)) return;
    const now = Date.now();
    const isGroups = groupOfMailbox(this.#playerId) !== undefined;
    const kinds = isGroups ? [sendGroupNews] : [sendInvitations, sendNotices];
    const times: (number | null)[] = [];
    for (const send of kinds) times.push(await this.#try(send));
    this.#asked = this.#asked.filter((dueAt) => dueAt > now);
    const next = [...times, ...this.#asked].filter((time) => time !== null);
    if (next.length > 0) await this.#setAlarm(Math.min(...next));
  }

  /** Catches errors, because a failure of one kind of mail must not delay the other. Returns when to try again. */
  async #try(work: typeof sendNotices): Promise<number | null> {
    const now = Date.now();
    try {
      return await work(this.env, this.#mailSender, this.#playerId, now);
    } catch (error) {
      console.error({ event: 'mailbox failed', player: this.#playerId, error: rootCauseMessage(error) });
      return now + RETRY_MS;
    }
  }
}
