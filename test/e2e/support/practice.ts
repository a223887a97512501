import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { visit, wholePage, type Visitor } from './browser.ts';

/** Opens a table that continues a log, at seat 0's page. It needs no service. */
export async function sitDown(log: readonly AnyEvent[], options: BrowserContextOptions): Promise<Visitor> {
  const visitor = await visit('Ana', options);
  const kept = JSON.stringify(log);
  await visitor.page.addInitScript((events) => sessionStorage.setItem('practice.log', events), kept);
  await visitor.page.goto(`${inject('practice')}/practice.html?game=goa&seats=2&you=0`);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await wholePage(visitor.page);
  return visitor;
}
