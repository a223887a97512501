import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { DESK, PATIENCE, PHONE, titled, visit, type Visitor } from './support/browser.ts';
import { until } from '../support/until.ts';
import { playTurn } from './support/vehicle.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';

setStage();

/** A new address for each try, so that mails of a failed try are not found by the next one. */
let tries = 0;
let bensAddress = '';

interface Captured {
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string };
}

const mailsToBen = async (): Promise<readonly Captured['mail'][]> =>
  ((await (await fetch(`${service.origin}/dev/mails?json`)).json()) as Captured[])
    .map(({ mail }) => mail)
    .filter(({ to }) => to === bensAddress)
    .toReversed();

/** Waits for a mail to Ben with this pattern and a subject like `about`, after the first `after` ones: others may come between. Returns the match. */
const inMail = (
  pattern: RegExp,
  { after = 0, about = /(?:)/ }: { readonly after?: number; readonly about?: RegExp | undefined } = {},
): Promise<{ found: string; subject: string }> =>
  until(
    `a mail to Ben with ${pattern.source}`,
    async () => {
      for (const { text, subject } of (await mailsToBen()).slice(after)) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined && about.test(subject)) return { found, subject };
      }
      return undefined;
    },
    PATIENCE,
  );

/** Its link to `/page…`. */
async function linkInMail(page: string, about?: RegExp): Promise<{ link: string; subject: string }> {
  const { found, subject } = await inMail(new RegExp(`${service.origin}/${page}[/#]\\S+`), { about });
  return { link: found, subject };
}

/** Opens every link, as mail scanners do. */
const scan = async (link: string): Promise<void> => {
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
};

test('a player is invited, told of their turn and led to their move by mail alone', async () => {
  bensAddress = `ben${(tries += 1)}@example.org`;
  const ana = await visit('Ana', DESK);
  await inviteBen(ana);
  const invitation = await linkInMail('join');
  expect(invitation.subject).toBe('Ana invites you to Merchants');
  await scan(invitation.link);
  const ben = await visit('Ben', PHONE);
  await ben.page.goto(invitation.link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  await ben.page.waitForURL(/\/g\//);
  await ben.page.context().close();

  await untilBens(ana);
  const told = await linkInMail('m', /^Your turn in Merchants \(with Ana\): /); // that it has begun may be told before
  await scan(told.link);
  await ana.page.getByText(/^notified /).waitFor();

  const { link: move } = await linkInMail('move');
  const shared = await visit('A browser of nobody', PHONE);
  await shared.page.goto(move); // it asks before it sends
  await shared.page.getByText(/^Load /).waitFor();
  await shared.page.getByRole('button', { name: 'Send the move' }).waitFor();

  const elsewhere = await visit('Ben', PHONE);
  await elsewhere.page.goto(told.link);
  await elsewhere.page.getByRole('button', { name: /^Continue as/ }).click();
  await elsewhere.page.waitForURL(/\/g\//);
  await titled(elsewhere.page, /^Your turn/);
  await playTurn(elsewhere.page, 1);
  await shared.page.getByRole('button', { name: 'Send the move' }).click(); // too late
  await shared.page.getByText('The game has moved on since that mail').waitFor();
  await elsewhere.page.goto(told.link); // the mail is opened a second time: signed in by now, Ben gets straight there
  await elsewhere.page.waitForURL(/\/g\//);

  const late = await visit('Ben', PHONE); // plays as a guest there
  const seats = [{ kind: 'me', name: 'Ben' }, { kind: 'bot' }] as const;
  const guestGame = await makeGame(late.page, service.origin, { game: VEHICLE, seats: [...seats] });
  await late.page.goto(told.link); // the link is used by now: it opens the game as a spectator, and a new mail can be requested
  const before = (await mailsToBen()).length;
  await late.page.getByRole('button', { name: 'Send a mail to sign in' }).click();
  const { found: code } = await inMail(/[0-9a-z]{4}-[0-9a-z]{4}$/m, { after: before });
  await late.page.getByLabel('Code from the mail').fill(code);
  expect(await late.page.getByLabel('Bring my games and groups along').isChecked()).toBe(true);
  await late.page.getByRole('button', { name: 'Use the code' }).click();
  await late.page.waitForURL(/\/g\//);
  await late.page
    .getByText('Ben (you)')
    .or(late.page.getByText('you', { exact: true }))
    .first()
    .waitFor();
  const { you } = await ask<GameView>(late.page, service.origin, `/games/${guestGame.id}`);
  expect(you).toBe(0);
  expect([...ana.complaints, ...elsewhere.complaints, ...late.complaints]).toEqual([]);
});

async function inviteBen({ page }: Visitor): Promise<void> {
  await page.goto(`${service.origin}/new`);
  await page.getByRole('button', { name: 'Next: who plays' }).click();
  await page.getByLabel('Number of seats').selectOption('2');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('invite');
  await page.getByLabel('Address to invite to Seat 2').fill(bensAddress);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.getByText(/^Invited: /).waitFor();
}

/** Ana plays until it is Ben's turn. */
async function untilBens({ page }: Visitor): Promise<void> {
  await titled(page, /Merchants/);
  await page
    .getByRole('heading', { name: /^(Your turn|Waiting for)/ })
    .first()
    .waitFor();
  if ((await page.title()).startsWith('Your turn')) await playTurn(page, 0);
}
