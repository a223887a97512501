import type { DeletedMe, OwnData } from '#shared/protocol/http.ts';
import { tokenOf } from '../../worker/support/mails.ts';
import { onceIn } from '../world/chance.ts';
import { isKnown, type Act, type Scene } from './scene.ts';

/** Acts of people about themselves: address, mails, devices, hours, holidays, deletion. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const askForMail: Act = {
  name: 'sign in by mail',
  often: (scene) => (scene.view === undefined && scene.browser.playerId === undefined ? 3 : 0),
  may: 'MAILS_EXHAUSTED',
  do: (scene) => scene.post('/api/auth/link', { email: scene.person.address }),
};

const giveAddress: Act = {
  name: 'give address',
  often: (scene) => (isKnown(scene) ? 5 : 0),
  may: 'MAILS_EXHAUSTED CHANGES_EXHAUSTED ADDRESS_TAKEN',
  do: (scene) => scene.put('/api/me/channels/mail', { address: scene.person.address, on: true }),
};

const mailOnOff: Act = {
  name: 'mail on or off',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED ADDRESS_TAKEN MAILS_EXHAUSTED',
  do: (scene) => scene.put('/api/me/channels/mail', { on: !onceIn(scene.stream, 3) }),
};

/** A link may be old, used, or somebody may have been faster. */
const WHAT_LINKS_SAY = `LINK_INVALID LINK_ELSEWHERE ADDRESS_TAKEN NOT_YOUR_SEAT GAME_OVER GAME_NOT_RUNNING STALE SEAT_TAKEN
  SEAT_LINK_INVALID GAME_NOT_OPEN ALREADY_SEATED REMOVED BLOCKED SEAT_VACANT INVITATION_CLOSED GAME_NOT_FOUND`;

/** Opens a mail, the newest unread or an old one, and follows one of its links. */
const readMail: Act = {
  name: 'read mail',
  often: ({ person, view }) =>
    view === undefined && person.mails.length > 0 ? (person.read < person.mails.length ? 20 : 1) : 0,
  may: WHAT_LINKS_SAY,
  do: async (scene) => {
    const { person, stream } = scene;
    const isNew = person.read < person.mails.length;
    const mail = isNew ? person.mails[person.read] : stream.pick(person.mails);
    if (isNew) person.read += 1;
    const links = (mail?.links ?? []).filter((link) => new URL(link).hash !== '');
    if (links.length > 0) await follow(scene, stream.pick(links));
  },
};

/** Presses the button of the page that the link leads to. */
async function follow(scene: Scene, link: string): Promise<void> {
  const { pathname } = new URL(link);
  const token = tokenOf(link);
  const page = pathname.split('/')[1];
  if (page === 'm') {
    await scene.post('/api/auth/look', { token });
    await scene.post('/api/auth/redeem', { token, bring: onceIn(scene.stream, 2) });
  }
  if (page === 'move') {
    await scene.post('/api/mail/move/look', { token, language: 'en' });
    await scene.post('/api/mail/move', { token, language: 'en' });
  }
  if (page === 'join') await answerInvitation(scene, link, token);
  if (page === 'stop' && onceIn(scene.stream, 4)) await scene.post('/api/mail/stop', { token });
}

async function answerInvitation(scene: Scene, link: string, token: string): Promise<void> {
  const [, , id, number] = new URL(link).pathname.split('/');
  const seat = `/api/games/${id}/seats/${number}`;
  if (scene.person.habits.lurks || onceIn(scene.stream, 5))
    await scene.post(`${seat}/decline`, { token, reason: 'No time' });
  else await scene.post(`${seat}/claim`, { token, name: scene.person.name });
}

const hours: Act = {
  name: 'hours',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) => {
    const { zone, awake } = scene.person.habits;
    const { from } = awake;
    const forms = [
      { zone, awake },
      { zone, awake },
      { zone, awake: null },
      { zone, awake: { from: 1_200, to: from } },
      null,
    ];
    return scene.ask('PATCH', '/api/me', {
      hours: scene.stream.pick(forms),
      language: scene.stream.pick(['en', 'pl', 'cs', 'fr']),
    });
  },
};

const telling: Act = {
  name: 'telling',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) => {
    const digestHour = onceIn(scene.stream, 3) ? scene.stream.int(24) : null;
    const mailAfterHours = scene.stream.pick([null, null, 1, 24]);
    return scene.put('/api/me/telling', { quiet: onceIn(scene.stream, 2), digestHour, mailAfterHours });
  },
};

const holiday: Act = {
  name: 'holiday',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  may: 'HOLIDAY_TOO_LONG CHANGES_EXHAUSTED STALE',
  do: (scene) => {
    const { world, stream } = scene;
    const from = world.now + stream.pick([0, 1, 2]) * HOUR * stream.int(36);
    const until = onceIn(stream, 4) ? world.now : Math.max(from, world.now) + stream.int(5 * DAY);
    return scene.put('/api/me/holidays', { holiday: { from, until }, automatic: onceIn(scene.stream, 2) });
  },
};

const ownData: Act = {
  name: 'own data',
  often: (scene) => (isKnown(scene) ? 1 : 0),
  do: (scene) => scene.ask<OwnData>('GET', '/api/me/export'),
};

const signOut: Act = {
  name: 'sign out',
  often: (scene) => (isKnown(scene) && scene.browser !== scene.person.browsers[0] ? 8 : 0),
  do: (scene) => scene.post('/api/auth/logout'),
};

/** The first day of a run (from 0) on which accounts are deleted. */
const DELETED_FROM = 1;

const erase: Act = {
  name: 'delete account',
  often: ({ person, browser, view, world }) =>
    view === undefined && browser.playerId !== undefined && person.habits.deletes && world.day >= DELETED_FROM
      ? 5
      : 0,
  may: 'NAME_DIFFERS NO_SESSION',
  do: async (scene) => {
    const { world, browser, person } = scene;
    const { playerId = '', playerName: name = '' } = browser;
    const answer = await scene.ask<DeletedMe>('DELETE', '/api/me', { name });
    if (answer.status >= 300) return;
    world.erased.push({ playerId, name, at: world.now });
    person.nextAt = Infinity;
  },
};

export const ACCOUNT: readonly Act[] = [
  askForMail,
  giveAddress,
  mailOnOff,
  readMail,
  hours,
  telling,
  holiday,
  ownData,
  signOut,
  erase,
];
