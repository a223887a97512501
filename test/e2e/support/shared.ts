import type { TestProject } from 'vitest/node';
import { unpackBrowser } from './chromium.ts';
import { startPractice } from './practiceServer.ts';
import { migratedState, startService } from './service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of an empty database that is up to date; every service begins with a copy. */
    readonly migrated: string;
    /** Address of the service that the tests share. */
    readonly origin: string;
    /** Address of the page's own code, with tables that need no service. */
    readonly practice: string;
  }
}

/**
 * Runs once for all files: starting a service takes as long as most of the tests. Each worker has a browser, and each test has
 * its own contexts, players and games, so that files can run side by side.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const migrated = migratedState();
  const [service, practice] = await Promise.all([
    startService(migrated.path),
    startPractice(),
    unpackBrowser(),
  ]);
  project.provide('migrated', migrated.path);
  project.provide('origin', service.origin);
  project.provide('practice', practice.origin);
  return async () => {
    await Promise.all([service.stop(), practice.stop()]);
    migrated.remove();
    if (project.vitest.state.getCountOfFailedTests() > 0) console.error(service.complaints());
  };
}
