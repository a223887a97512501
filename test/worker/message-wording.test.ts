import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../worker/wording/mailContent.ts';
import { translatorFor } from '../../worker/wording/translator.ts';
import { channelMessage } from '../../worker/wording/channelMessage.ts';
import { gameMail } from '../../worker/wording/gameMail.ts';
import type { GameMessage } from '../../worker/wording/gameMessage.ts';
import { TITLE } from '../support/vehicle.ts';
import { brief, LEAD, READER, told } from './support/gameMessage.ts';

/** What mails, devices and webhooks say of made-up games. */

const english = translatorFor('en');
const toChannels = (more: Partial<GameMessage>) => channelMessage(env, told(english, more));
const toMail = (more: Partial<GameMessage>) =>
  renderMail(env, gameMail(env, told(english, more), READER.email, 0));

const question = { by: 'Ann', text: 'Ann asks for a pause.', until: null, isSilenceConsent: false };

describe('a device shows under the title', () => {
  test('the message that the title is about', () => {
    const mentions = [
      { by: 'Cleo', text: 'first' },
      { by: 'Ann', text: '@Bob?' },
    ];
    const lead = { ...LEAD, kind: 'mention' } as const;
    const { title, body } = toChannels({ lead, digest: brief({ mentions }) }).push;
    expect([title, body]).toEqual([`${TITLE} (with Ann): a message for you`, 'Ann: “@Bob?”']);
  });

  test('the question that the title is about', () => {
    const lead = { ...LEAD, kind: 'vote' } as const;
    expect(toChannels({ lead, digest: brief({ question }) }).push.body).toBe('Ann asks for a pause.');
  });

  test('what happened, if it is the reader’s turn', () => {
    const digest = brief({ asks: ['load'], relevant: ['You get 3.'], question });
    expect(toChannels({ digest }).push.body).toBe('You get 3.');
  });
});

test('webhooks and the list of a mail tell of a holiday that has begun, not of time that runs short', () => {
  const [lead, other] = ['a222222222222222', 'a333333333333333'].map(
    (gameId) => ({ ...LEAD, gameId, kind: 'time', isOnHoliday: true }) as const,
  ) as [typeof LEAD, typeof LEAD];
  const digest = brief({ asks: ['load'], holiday: 1, deadline: 2 });
  const begun = `${TITLE} (with Ann): your holiday has begun`;
  expect(toChannels({ lead, others: [other], digest }).games.map(({ text }) => text)).toEqual([begun, begun]);
  expect(toMail({ lead, others: [other], digest }).text).toContain(`Also for you:\n- ${begun}`);
  const short = { ...other, isOnHoliday: false };
  expect(toChannels({ lead: short, digest }).games[0]?.text).toMatch(/your time is running short$/);
});

describe('the answers of a mail', () => {
  const moves = Array.from({ length: 5 }, (_, n) => ({
    move: { type: 'load', n },
    label: `Load no. ${n}`,
    effect: n === 0 ? 'Ann waits.' : '',
  }));
  const mail = (count: number) =>
    toMail({ digest: brief({ asks: ['load'], moves: moves.slice(0, count), relevant: ['You get 3.'] }) });

  test('follow the news and the picture, three at most; the others come last', () => {
    const { html, text } = mail(5);
    const order = ['You get 3.', '<img ', 'Make your move', 'Load no. 2', 'Everything since', 'Load no. 3'];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toMatch(
      /more answers stand further down[^]*Load no\. 2\n.*\n\n[^]*More answers\n- Load no\. 3/,
    );
  });

  test('are all at the top if they are few', () => {
    expect(mail(3).text).toMatch(/Or answer at once\. /);
    expect(mail(3).text).not.toContain('More answers');
  });

  test('say what follows from them', () => {
    expect(mail(1).text).toContain('- Load no. 0. Ann waits.\n');
  });
});

describe('a subject', () => {
  const long = (letter: string) => letter.repeat(40);

  test('names three players, counts the others, and still says what is asked and until when', () => {
    const lead = { ...LEAD, others: ['Ann', long('🎲'), long('b'), long('c'), 'Dan'] };
    const { subject } = toMail({ lead, digest: brief({ asks: ['load'], deadline: 0 }) });
    expect(subject).toMatch(/\(with Ann, (🎲)+…, b+… and 2 more\): load a ship – until Thu 1 Jan, 01:00$/u);
    expect(subject.isWellFormed()).toBe(true);
  });

  test('that is too long all the same ends with “…”, at a whole character', () => {
    for (const shift of ['', 'x']) {
      const lead = { ...LEAD, title: `${shift}${'🎲'.repeat(120)}` };
      const { subject } = toMail({ lead });
      expect(subject).toMatch(/🎲…$/u);
      expect(subject.isWellFormed()).toBe(true);
    }
  });
});
