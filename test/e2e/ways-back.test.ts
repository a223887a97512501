import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CreatedGame, GameView, Me } from '#shared/protocol/http.ts';
import { PHONE, visit, waitUntil } from './support/browser.ts';
import { service, setStage } from './support/stage.ts';

setStage();

/** Passkeys belong to a name, and an address in digits is none. */
const ORIGIN = service.origin.replace('127.0.0.1', 'localhost');

const GAME = { game: 'merchants', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] };

/** A request of the page itself. */
const ask = <T>(page: Page, path: string, json?: object): Promise<T> =>
  page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      const request = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
      return (await (await fetch(to, request)).json()) as unknown;
    },
    [path, json] as const,
  ) as Promise<T>;

/** A device with a lock, as the browser's own test interface makes one. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a guest who has lost their cookie gets back to their seat by a passkey, and by a recovery code', async () => {
  const { page, complaints } = await visit('Ana', PHONE);
  await addAuthenticator(page);
  await page.goto(`${ORIGIN}/me`);
  const { id } = await ask<CreatedGame>(page, '/api/games', GAME);
  const before = await ask<Me>(page, '/api/me');

  await page.goto(`${ORIGIN}/`);
  await page.goto(`${ORIGIN}/me#recovery`);
  await waitUntil(page, 'the recovery code in view', () => {
    const { top = -1 } = document.getElementById('recovery')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor();
  await page.getByRole('button', { name: 'Show me a recovery code' }).click();
  const code = await page.getByLabel('Your recovery code').inputValue();

  const lose = async (): Promise<void> => {
    await page.context().clearCookies();
    await page.goto(`${ORIGIN}/g/${id}`);
    await page.getByRole('link', { name: 'Is a seat of this game yours?' }).click();
    await page.getByText('You have no games and no seat here yet.').waitFor();
  };
  const isBack = async (): Promise<void> => {
    await page.getByRole('heading', { name: 'Browsers signed in as you' }).waitFor();
    expect((await ask<Me>(page, '/api/me')).player?.id).toBe(before.player?.id);
    expect((await ask<GameView>(page, `/api/games/${id}`)).you).toBe(0);
  };
  await lose();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isBack();

  await lose();
  await page.getByText('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Get my seats back' }).click();
  await isBack();
  await page.getByText(/^You are back, .Ana/).waitFor(); // and stays, once the page is the player's again
  expect(complaints).toEqual([]);
});
