import type { Seat } from '#shared/kernel/types.ts';
import type { Language } from '#shared/words/languages.ts';
import type { Leaver } from '../db/games/formerPlayers.ts';
import type { SeatCalendar } from '../db/schema.ts';
import { translatorFor } from '../wording/translator.ts';
import { digestFor } from './views/digest.ts';
import type { GameDigest } from '../wording/digest.ts';
import type { RoomResult } from '../lib/failure.ts';
import { forgetInDamaged, forgetPlayer } from './seats/formerPlayer.ts';
import { isLooking } from './live/presence.ts';
import { RoomObject } from './roomObject.ts';
import { setCalendar, type HolidaySpan } from './clock/seatCalendar.ts';

/** A room as the rest of the service calls it: mailboxes, accounts, the cron. What people do at the table is in `room.ts`. */
export abstract class RoomForService extends RoomObject {
  /** The player has changed when their time counts. `holiday`: they take one, which the table is told. */
  setCalendar(playerId: string, calendar: SeatCalendar | null, holiday: HolidaySpan | null) {
    return this.gate.change({ playerId }, (loaded) =>
      setCalendar(this.room, loaded, playerId, calendar, holiday),
    );
  }

  /** The player has deleted their account: the game forgets who they were. */
  async forgetPlayer(leaver: Leaver): Promise<RoomResult<object>> {
    const { playerId } = leaver;
    const answer = await this.gate.change({ playerId }, (loaded) => forgetPlayer(this.room, loaded, leaver));
    const isDamaged = !answer.ok && answer.failure.code === 'GAME_DAMAGED';
    return isDamaged ? this.gate.query({ playerId }, () => forgetInDamaged(this.room, leaver)) : answer;
  }

  /** For the player's mailbox: do they have a page of this game in front of them? */
  async isLooking(playerId: string): Promise<boolean> {
    return isLooking(this.room.sockets, playerId);
  }

  /** For the player's mailbox: the content of a message about the game, in `language`. */
  digestFor(playerId: string, language: Language): Promise<RoomResult<GameDigest>> {
    return this.gate.read({ playerId }, async (loaded, { viewer }) => {
      if (viewer === 'spectator') throw new Error('a digest for somebody without a seat');
      return digestFor(this.room, loaded, viewer, translatorFor(language), this.room.now());
    });
  }

  /** From the host's mailbox: the state of an invitation has changed. Updates the pages. */
  async invitationChanged(): Promise<void> {
    if (this.room.loaded) this.room.sockets.sendTable(this.room.loaded);
  }

  /** From a player's mailbox: they were told of their turn at `at` (ms). Updates the pages. */
  async noticeSent(seat: Seat, at: number): Promise<void> {
    await this.queue.run(async () => {
      const { loaded } = this.room;
      if (loaded === undefined) return;
      this.room.loaded = { ...loaded, noticeOutcomes: new Map([...loaded.noticeOutcomes, [seat, at]]) };
      this.room.sockets.sendTable(this.room.loaded);
    });
  }

  /** From the cron, if an alarm was lost: does what is due. False if that failed. */
  wake(): Promise<boolean> {
    return this.waker.wake();
  }

  async endSessions(sessions: readonly string[]): Promise<void> {
    for (const session of sessions) this.room.sockets.endSession(session);
  }
}
