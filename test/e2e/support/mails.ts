import { until } from '../../support/until.ts';
import { PATIENCE, type Visitor } from './browser.ts';
import { service } from './stage.ts';

/** Mails of the running service, and what people do with them. */

interface CapturedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest mails of the service, the newest first. */
const capturedMails = async (): Promise<readonly CapturedMail[]> =>
  ((await (await fetch(`${service.origin}/dev/mails?json`)).json()) as readonly { mail: CapturedMail }[]).map(
    ({ mail }) => mail,
  );

/** Waits until `enough` of the addresses have a mail with this subject. */
export const mailed = (addresses: readonly string[], subject: RegExp, enough: number): Promise<true> =>
  until(
    `${enough} mails with ${subject.source}`,
    async () => {
      const about = (await capturedMails()).filter((mail) => subject.test(mail.subject));
      return (
        addresses.filter((address) => about.some(({ to }) => to === address)).length >= enough || undefined
      );
    },
    PATIENCE,
  );

/** A new address for each person and try. */
const newAddress = (name: string): string => `${name.toLowerCase()}.${crypto.randomUUID()}@example.org`;

/** The link to sign in that was mailed to the address. */
const signInLink = (address: string): Promise<string> =>
  until(
    `a mail to ${address}`,
    async () => {
      const text = (await capturedMails()).find(({ to }) => to === address)?.text ?? '';
      return /\/m#in\.\S+/.exec(text)?.[0];
    },
    PATIENCE,
  );

/** Gives the address that the page asks for, and comes back to the table by the link of the mail. Returns the address. */
export async function comeBackByMail({ page, name }: Visitor): Promise<string> {
  const game = page.url();
  const address = newAddress(name);
  await page.getByLabel('Your mail address').first().fill(address);
  await page.getByRole('button', { name: 'By mail' }).first().click();
  await page.getByText(/We have sent a mail/).waitFor();
  await page.goto(service.origin + (await signInLink(address)));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign in|^Confirm/ })
    .first()
    .click();
  await page.waitForURL(game);
  return address;
}
