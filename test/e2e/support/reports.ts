import type { Page } from 'playwright-core';
import { OPERATOR_TOKEN } from './service.ts';

/** Reports to the operator, as people send and the operator reads them. */

/** Sends a report from the page that is shown, whose form may be open already. */
export async function report(page: Page, text: string, isOpen = false): Promise<void> {
  if (!isOpen) await page.getByText('Report to the operator').click();
  await page.getByLabel('What happened?').fill(text);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await page.getByText(/^.*The operator will read it/).waitFor();
}

/** Shows the reports on the operator's page, and waits for this one. */
export async function showReports(page: Page, text: string): Promise<void> {
  await page.getByLabel('OPERATOR_TOKEN').fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Show' }).click();
  await reported(page, text).waitFor();
}

/** The report with this text. */
export const reported = (page: Page, text: string) => page.locator('section', { hasText: `“${text}”` });
