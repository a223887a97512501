import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DESK, PHONE, visit, type Visitor } from './support/browser.ts';
import { playTurn } from './support/merchants.ts';
import { browser, service, setStage } from './support/stage.ts';

setStage();

/** Another address for each try: the mails of one that failed are none of the next one's. */
let tries = 0;
let bensAddress = '';

interface Captured {
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string };
}

/** Waits for the n-th mail to Ben, and gives its link to `/page…`. */
async function linkInMail(n: number, page: string): Promise<{ link: string; subject: string }> {
  for (let asked = 0; asked < 300; asked += 1) {
    const all = (await (await fetch(`${service.origin}/dev/mails?json`)).json()) as Captured[];
    const { mail } = all.filter((one) => one.mail.to === bensAddress).toReversed()[n - 1] ?? {};
    const link = mail && new RegExp(`${service.origin}/${page}\\S+`).exec(mail.text)?.[0];
    if (mail && link) return { link, subject: mail.subject };
    await pause(100);
  }
  throw new Error(`no mail no. ${n} to Ben with a link to /${page}`);
}

/** The mail that it is Ben's turn; one that the game has begun may come before it. */
function turnMail(): Promise<{ link: string; subject: string }> {
  return Promise.any([2, 3].map((n) => isTurn(linkInMail(n, 'm'))));
}

async function isTurn(mail: ReturnType<typeof linkInMail>): ReturnType<typeof linkInMail> {
  const { subject } = await mail;
  if (!subject.startsWith('Merchants with Ana: ')) throw new Error(`another mail: ${subject}`);
  return mail;
}

/** What mail scanners do with every link. */
const scan = async (link: string): Promise<void> => {
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
};

test('a player who exists only through his mail is invited, told of his turn, and lands on his move', async () => {
  bensAddress = `ben${(tries += 1)}@example.org`;
  const ana = await visit(browser, 'Ana', DESK);
  await inviteBen(ana);
  const invitation = await linkInMail(1, 'join');
  expect(invitation.subject).toBe('Ana invites you to Merchants');
  await scan(invitation.link);
  const ben = await visit(browser, 'Ben', PHONE);
  await ben.page.goto(invitation.link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  await ben.page.waitForURL(/\/g\//);
  await ben.page.context().close();

  await untilBens(ana);
  const told = await turnMail();
  await scan(told.link);
  await ana.page.getByText(/^told /).waitFor();

  const elsewhere = await visit(browser, 'Ben', PHONE);
  await elsewhere.page.goto(told.link);
  await elsewhere.page.getByRole('button', { name: /^Go on/ }).click();
  await elsewhere.page.waitForURL(/\/g\//);
  await elsewhere.page.waitForFunction(() => document.title.startsWith('Your turn'));
  await playTurn(elsewhere.page, 1);
  await elsewhere.page.goto(told.link); // a mail is opened twice: signed in by now, he goes straight there
  await elsewhere.page.waitForURL(/\/g\//);
  expect([...ana.complaints, ...elsewhere.complaints]).toEqual([]);
});

async function inviteBen({ page }: Visitor): Promise<void> {
  await page.goto(`${service.origin}/new`);
  await page.getByLabel('Number of seats').selectOption('2');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('invite');
  await page.getByLabel('Address to invite to Seat 2').fill(bensAddress);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByText(/^Invited: /).waitFor();
}

/** Ana plays where she begins. */
async function untilBens({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => document.title.includes('Merchants'));
  await page
    .getByRole('heading', { name: /^(Your turn|Waiting for)/ })
    .first()
    .waitFor();
  if ((await page.title()).startsWith('Your turn')) await playTurn(page, 0);
}
