import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '#shared/games/registry.ts';
import { gameIds, metas, type GameId } from '#shared/games/meta.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { Phrase, PhraseArg } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { CreatedGame, NoticeKind } from '#shared/protocol/http.ts';
import { LANGUAGES, type Language } from '#shared/words/languages.ts';
import { render } from '#shared/words/render.ts';
import type { InvitationRow } from '../../worker/db/schema.ts';
import { type MailContent, renderMail } from '../../worker/wording/mailContent.ts';
import * as accountMails from '../../worker/wording/accountMails.ts';
import { channelOffMail } from '../../worker/wording/accountMails.ts';
import { gameMail } from '../../worker/wording/gameMail.ts';
import type { MessageGame } from '../../worker/wording/gameMessage.ts';
import { subjectOf } from '../../worker/wording/gameSubject.ts';
import { invitationMail } from '../../worker/wording/invitationMail.ts';
import { nameIn, translatorFor, type Translator } from '../../worker/wording/translator.ts';
import type { GameDigest } from '../../worker/wording/digest.ts';
import { keyOf } from '../support/playout.ts';
import { brief, LEAD, READER, told } from './support/gameMessage.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import {
  claimByMail,
  giveAddress,
  lastMailTo,
  linkTo,
  playerIdOf,
  playerRow,
  ringMailbox,
  tokenOf,
  type Read,
} from './support/mails.ts';
import { commit, decision, inPlay, streamOf, type Match } from './support/play.ts';
import { TITLE, VEHICLE } from '../support/vehicle.ts';

beforeEach(startClock);
afterEach(stopClock);

const speak = (client: Client, language: Language) =>
  client.fetch('/api/me', { method: 'PATCH', json: { language } });

/** A word key in place of its words, or a placeholder that was not filled. */
const UNSAID = new RegExp(`\\b(mail|ask|game|page|${gameIds.join('|')})\\.[a-z]\\w*|\\{\\w+[,}]`, 'i');

let guests = 0;

/** A game past its beginning in which it is the guest's turn, and the mail about it. */
async function toldMail(host: Language | null, guest: Language | null): Promise<Read> {
  const match = await inPlay();
  const [ann, bob] = match.clients as [Client, Client];
  if (host !== null) await speak(ann, host);
  if (guest !== null) await speak(bob, guest);
  const address = `guest${(guests += 1)}@language.example.org`;
  const id = await giveAddress(bob, address);
  await untilTurnOf(match, 1);
  later(3);
  await ringMailbox(id);
  return lastMailTo(address);
}

/** Plays until the seat has moved and is asked again. */
async function untilTurnOf(match: Match, wanted: number): Promise<void> {
  for (let turn = 0, moved = 0; turn < 12; turn += 1) {
    const { client, seat, view } = await decision(match, streamOf(turn));
    if (seat === wanted && moved > 0) return;
    moved += seat === wanted ? 1 : 0;
    await commit(match, client, view.seq, { type: 'pass' }, { type: 'draw' });
  }
  throw new Error('it was never their turn again');
}

describe('A mail about a game', () => {
  test('is in its reader’s language: subject, story, decision, and everything around them', async () => {
    const mail = await toldMail('fr', 'pl');
    expect(mail.subject).toMatch(
      new RegExp(`^Twoja kolej: ${TITLE} \\(Ann\\) – wymień znacznik.* lub spasuj$`),
    );
    expect(mail.text).toContain('Wszystko od Twojego ostatniego ruchu:');
    expect(mail.text).toMatch(/- \u2068Ann\u2069 dobiera/);
    expect(mail.text).toContain('Wykonaj ruch\n');
    expect(mail.html).toContain('<html lang="pl">');
    expect(mail.text).not.toMatch(UNSAID);
  });

  test.each<[Language | null, string]>([
    ['cs', 'Vše od vašeho posledního tahu:'],
    [null, 'Everything since your last move:'],
  ])('is in the host’s language (%s) if its reader has chosen none', async (host, sentence) => {
    expect((await toldMail(host, null)).text).toContain(sentence);
  });
});

test('A player who has chosen no language gets mail in that of the browser in which they took the seat', async () => {
  const ann = new Client();
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'invite', email: 'seated@language.example.org' },
  ];
  const { id } = await ann.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  await speak(ann, 'fr');
  await ringMailbox(await playerIdOf(ann));
  const path = linkTo(await lastMailTo('seated@language.example.org'), 'join');
  const [bob, carl] = [new Client(), new Client()];
  const seat = { token: tokenOf(path), name: 'Bob' };
  await bob.fetch(`/api/games/${id}/seats/1/claim`, {
    method: 'POST',
    json: seat,
    headers: { 'accept-language': 'cs-CZ,cs;q=0.9' },
  });
  const languageOf = async (client: Client) => (await playerRow(await playerIdOf(client)))?.language;
  expect(await languageOf(bob)).toBe('cs');
  await carl.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await languageOf(carl)).toBeNull(); // their browser named no language: the host's is used
});

describe('An invitation', () => {
  const invitation = async (host: Language | null, email: string): Promise<Read> => {
    const ann = new Client();
    const seats = [
      { kind: 'me', name: 'Ann' },
      { kind: 'invite', email },
    ];
    await ann.post('/api/games', { game: VEHICLE, seats: [seats[0], { kind: 'open' }] }); // makes them a known player
    if (host !== null) await speak(ann, host);
    await ann.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
    await ringMailbox(await playerIdOf(ann));
    return lastMailTo(email);
  };

  test('is in the host’s language if the address is unknown, and in English if the host has chosen none', async () => {
    const subject = async (host: Language | null, email: string) => (await invitation(host, email)).subject;
    expect(await subject('fr', 'new1@language.example.org')).toBe(`Ann vous invite à jouer à ${TITLE}`);
    expect(await subject(null, 'new2@language.example.org')).toBe(`Ann invites you to ${TITLE}`);
  });

  test('is in the guest’s own language if they have chosen one', async () => {
    const first = await invitation('fr', 'bob@language.example.org');
    const bob = new Client();
    await claimByMail(linkTo(first, 'join'), 'Bob', bob);
    await speak(bob, 'pl');
    const again = await invitation('fr', 'bob@language.example.org');
    expect(again.subject).toBe(`Ann zaprasza do gry: ${TITLE}`);
  });
});

test('A mail requested in a browser is in the chosen language, else in the browser’s', async () => {
  const email = 'browser@language.example.org';
  const headers = { 'accept-language': 'cs-CZ,cs;q=0.9,en;q=0.5' };
  const ask = () => new Client().send('/api/auth/link', { email }, { headers });
  const until = async (subject: string): Promise<void> => {
    await expect.poll(async () => (await lastMailTo(email).catch(() => undefined))?.subject).toBe(subject);
  };
  await ask();
  await until('Přihlášení na Carrack');
  const match = await inPlay();
  const [, bob] = match.clients as [Client, Client];
  await giveAddress(bob, email);
  await speak(bob, 'fr');
  await ask();
  await until('Connexion à Carrack');
});

/** Phrases of many random games, and the decisions that their seats are asked for. */
async function played(game: GameId): Promise<{ phrases: readonly Phrase[]; asks: ReadonlySet<string> }> {
  const rules = await games[game]();
  const phrases = new Map<string, Phrase>();
  const asks = new Set<string>();
  const { min, max } = metas[game].seats;
  for (let seed = 0; seed < 6; seed += 1) {
    const dice = seededDice(keyOf(seed));
    const stream = dice.stream('test', 0);
    let events = rules.setup(defaults(rules.options), min + (seed % (max - min + 1)), dice);
    let state: unknown;
    for (let moves = 0; moves < 1_200; moves += 1) {
      for (const event of events) {
        state = rules.evolve(state, event);
        for (const viewer of [0, 'spectator'] as const) {
          const phrase = rules.story(rules.redact(event, viewer));
          phrases.set(`${phrase.key} ${Object.keys(phrase.args).join()}`, phrase);
        }
      }
      const [seat] = rules.acting(state);
      if (seat === undefined) break;
      const choices = rules.choices(seatView(rules, state, seat));
      for (const { type } of choices) asks.add(type);
      const step = play(rules, state, seat, sampleMove(choices, stream), dice);
      if (!step.ok) throw new Error(step.failure.code);
      events = [...step.value];
    }
  }
  return { phrases: [...phrases.values()], asks };
}

const defaults = (schema: { readonly '~standard': { validate(value: unknown): unknown } }): unknown => {
  const parsed = schema['~standard'].validate({}) as { readonly value: unknown };
  return parsed.value;
};

/** The word keys that an argument needs. */
const termsOf = (arg: PhraseArg): readonly string[] => {
  if (typeof arg === 'number') return [];
  if ('list' in arg) return arg.list.flatMap(termsOf);
  return 'term' in arg ? [arg.term] : [];
};

describe.each(gameIds)('Every sentence of %s', (game) => {
  test('has words in all languages, and so has every decision', async () => {
    const { phrases, asks } = await played(game);
    expect(phrases.length).toBeGreaterThan(8);
    for (const language of LANGUAGES) {
      const { words, term } = translatorFor(language);
      for (const phrase of phrases) {
        const text = render(phrase, { language, words, name: (seat) => nameIn(`Player ${seat}`) });
        expect(text, `${language} ${phrase.key}`).not.toMatch(UNSAID);
        for (const name of Object.values(phrase.args).flatMap(termsOf))
          expect(words, language).toHaveProperty([name]);
      }
      for (const type of asks) expect(term(`ask.${game}.${type}`), language).not.toContain('ask.');
      expect(term(`game.${game}`), language).not.toContain('game.');
    }
  });
});

test.each(LANGUAGES)('every reason why orders stop has words in %s', (language) => {
  const { words } = translatorFor(language);
  const reasons = ['orders.plan.ready', 'orders.plan.broken', 'orders.refused', 'orders.outdated'];
  const args = { step: 2, why: { term: 'error.NOT_YOUR_TURN' } };
  for (const key of reasons) {
    const text = render({ key, args }, { language, words, name: () => 'Ann' });
    expect(text, key).not.toMatch(/(orders|error)\.|\{\w+[,}]/);
  }
});

const asked = (until: number | null, isSilenceConsent: boolean) => ({
  by: 'Ann',
  text: 'x',
  until,
  isSilenceConsent,
});

/** Every kind of mail, in one language. */
function everyLetter(translator: Translator): readonly MailContent[] {
  const now = 1_700_000_000_000;
  const reader = READER;
  const occasion = (kind: NoticeKind, others = ['Ann']): MessageGame => ({ ...LEAD, kind, others });
  const about = (
    kind: NoticeKind,
    more: Partial<GameDigest>,
    isReminder = false,
    others: NoticeKind[] = [],
  ) =>
    gameMail(
      env,
      told(translator, {
        isReminder,
        lead: occasion(kind, isReminder ? [] : undefined),
        digest: brief(more),
        others: others.map((other) => occasion(other)),
      }),
      reader.email,
      now,
    );
  const row: Omit<InvitationRow, 'name' | 'note'> = {
    gameId: 'a222222222222222',
    seat: 1,
    id: 'i',
    email: 'bob@example.org',
    guestId: null,
    hostId: 'h',
    state: 'queued',
    reason: null,
    dueAt: now,
    attempts: 0,
    error: null,
    createdAt: now,
    sentAt: null,
  };
  const facts = {
    host: 'Ann',
    game: VEHICLE,
    title: null,
    others: ['Cleo'],
    token: 't',
    refusal: 'r',
    openUntil: now,
  };
  return [
    about('turn', { asks: ['load', 'pass'] }, false, ['turn', 'started', 'over']),
    about('turn', { asks: ['load', 'pass', 'buy', 'buyShip', 'play'] }, true),
    about('turn', { asks: ['load'], isFirst: true, storyFrom: 'beginning' }),
    about('started', { storyFrom: 'seat' }),
    about('turn', { asks: ['load'], deadline: now }, false, ['time', 'played', 'vacant', 'vote']),
    about('time', { asks: ['load'], deadline: now, atZero: 'seat' }),
    about('time', { asks: ['load'], deadline: now, atZero: 'holiday', zone: null }),
    about('time', { asks: ['load'], deadline: now, atZero: 'holiday', holiday: now }),
    about('played', { missed: 1, played: ['x'] }),
    about('played', { missed: 1, asks: ['load'], deadline: now, question: asked(now, false) }),
    ...(['left', 'timeOut', 'vote', 'bot'] as const).map((vacancy) => about('vacant', { vacancy })),
    about('vote', { question: asked(now, true) }),
    about('vote', { question: asked(null, false), asks: ['load'] }),
    about('mention', { mentions: [{ by: null, text: 'x' }] }, false, ['mention']),
    about('over', { isOver: true, endedEarly: 'vote' }),
    about('over', { isOver: true, endedEarly: 'abandoned' }),
    about('over', { isOver: true, standings: [{ rank: 1, name: 'Ann', total: 7 }] }),
    invitationMail(env, translator, { ...row, name: 'Bob', note: 'Tonight?' }, facts),
    invitationMail(
      env,
      translator,
      { ...row, name: null, note: null },
      { ...facts, others: [], openUntil: null },
    ),
    accountMails.signInMail(
      env,
      translator,
      { email: reader.email, browserId: 'a', game: '', code: 'abcdefgh' },
      now,
    ),
    accountMails.confirmationMail(env, translator, { ...reader, code: null }, now),
    accountMails.formerAddressMail(translator, reader),
    channelOffMail(translator, reader, 'Hook'),
    accountMails.testMail(env, translator, reader, now),
  ];
}

test.each<[Language, RegExp]>([
  [
    'en',
    /^Your turn in \S+ \(with Ann\), \S+ \(with Cleo, Dan\), \S+, and 2 more games \(and 1 more game\)$/,
  ],
  ['pl', /^Twoja kolej: \S+ \(Ann\), \S+ \(Cleo, Dan\), \S+ i jeszcze 2 gry \(i jeszcze 1 gra\)$/],
])('A subject in %s names all games that wait, then counts', (language, expected) => {
  const other = (kind: NoticeKind, others: readonly string[] = []) => ({ ...LEAD, kind, others });
  const others = [
    other('turn', ['Cleo', 'Dan']),
    other('over'),
    other('turn'),
    other('time'),
    other('turn', ['Eve']),
  ];
  const subject = subjectOf(told(translatorFor(language), { others }));
  expect(subject).toMatch(expected);
});

test('A mail counts the games that wait since before in its subject, and leads to each', () => {
  const waiting = ['Cleo', 'Dan'].map((other) => ({ ...LEAD, others: [other] }));
  const mail = renderMail(env, gameMail(env, told(translatorFor('en'), { waiting }), READER.email, 0));
  expect(mail.subject).toMatch(/^Your turn in \S+ \(with Ann\): load a ship \(and 2 more games\)$/);
  expect(mail.text).toMatch(/Also for you:[^]*Cleo[^]*Dan/);
});

test('A mail says how many games wait besides those it names', () => {
  const mail = (language: Language, unnamed: number) => {
    const message = told(translatorFor(language), { waiting: [LEAD], unnamed });
    return renderMail(env, gameMail(env, message, READER.email, 0));
  };
  expect(mail('en', 5).subject).toMatch(/\(and 6 more games\)$/);
  expect(mail('en', 5).text).toContain('… and 5 more games are waiting for you.');
  expect(mail('en', 1).text).toContain('… and 1 more game is waiting for you.');
  expect(mail('pl', 2).text).toContain('… i jeszcze 2 gry czekają na Ciebie.');
  expect(mail('cs', 5).text).toContain('… a čeká na vás ještě 5 her.');
  expect(mail('fr', 2).text).toContain('… et 2 autres parties vous attendent.');
});

test('A subject that is about something else also names the games that wait', () => {
  const others = [{ ...LEAD, kind: 'turn' as const, others: ['Cleo'] }];
  const lead = { ...LEAD, kind: 'over' as const };
  const message = told(translatorFor('en'), { lead, others, digest: brief({ isOver: true }) });
  expect(subjectOf(message)).toBe(
    `${TITLE} (with Ann): the game is over – also your turn in ${TITLE} (with Cleo)`,
  );
});

test('A subject and a mail say the name of a game, with nothing in it that a program takes for a link', () => {
  const named = { ...LEAD, title: 'Sunday www.example.org' };
  const letter = gameMail(
    env,
    told(translatorFor('en'), { lead: named, others: [{ ...named, others: [] }] }),
    READER.email,
    0,
  );
  expect(letter.subject).toContain(`Your turn in ${TITLE} “Sunday www. example. org” (with Ann)`);
  expect(renderMail(env, letter).text).toContain('“Sunday');
});

test('A hash is in a header of a mail, and nowhere that its reader looks', () => {
  const mail = renderMail(env, gameMail(env, told(translatorFor('en'), {}), READER.email, 0));
  expect(mail.headers['X-Carrack-Log']).toBe(`7 ${'f'.repeat(64)}`);
  expect(mail.subject + mail.text + mail.html).not.toMatch(/f{8}/);
});

test.each(LANGUAGES)('Every kind of mail is entirely in %s', (language) => {
  const english = everyLetter(translatorFor('en')).map((letter) => renderMail(env, letter));
  for (const [at, letter] of everyLetter(translatorFor(language)).entries()) {
    const mail = renderMail(env, letter);
    const spoken = mail.text.replaceAll(/http\S+/g, '');
    expect(`${mail.subject}\n${spoken}`).not.toMatch(UNSAID);
    expect(mail.html).toContain(`<html lang="${language}">`);
    if (language === 'en') continue;
    const lines = new Set(english[at]?.text.split('\n').filter((line) => / .*[.:,]$/.test(line)));
    expect(spoken.split('\n').filter((line) => lines.has(line))).toEqual([]);
  }
});
