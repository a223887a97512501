import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './browser.ts';
import { service } from './stage.ts';

/** Groups, as people make and join them by the page. */

/** Founds a group; gives its path and the link to join it. */
export async function foundGroup(page: Page): Promise<{ readonly path: string; readonly link: string }> {
  await page.goto(service.origin);
  await page.getByRole('link', { name: 'Your groups' }).click();
  await page.getByLabel('Name of the group').fill('Friday');
  await page.getByRole('button', { name: 'Make the group' }).click();
  await page.getByRole('heading', { name: 'Friday' }).waitFor();
  const link = await page.getByRole('textbox', { name: 'Link for the group' }).inputValue();
  return { path: new URL(page.url()).pathname, link };
}

/** `isKnown`: they have a name already, and are not asked for one. */
export async function joinGroup({ page, name }: Visitor, link: string, isKnown = false): Promise<void> {
  await page.goto(link);
  await page.getByText(/Friday.*Ana/).waitFor();
  if (isKnown) await page.getByText(new RegExp(`You join as .*${name}`)).waitFor();
  else await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the group' }).click();
  await page.getByRole('heading', { name: 'Members' }).waitFor();
  expect(page.url()).not.toContain('#'); // the token is in no address that is copied
}
