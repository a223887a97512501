import { parseArgs } from 'node:util';
import { ENTRANCES } from '../test/attack/entrances.ts';
import { requestAttacks } from '../test/attack/requests.ts';
import { TEXT_ATTACKS } from '../test/attack/texts.ts';
import { migratedState, startService } from '../test/e2e/support/service.ts';
import { runCommand, wholeNumber } from './lib/command.ts';

/**
 * Attacks a running service as a stranger would, over HTTP only (test/attack), and prints a verdict on each attack. Starts a
 * service of its own, unless one in development is named. The exit code is 1 if one did not hold, and 2 for a wrong call.
 */
const USAGE = 'usage: npm run attack -- [--origin URL] [--only TEXT] [--requests N] [--seed S]';

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      only: { type: 'string', default: '' },
      requests: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const requests = wholeNumber('requests', values.requests);
  const attacks = [
    ...ENTRANCES,
    ...TEXT_ATTACKS,
    ...requestAttacks(requests, wholeNumber('seed', values.seed)),
  ];
  const { origin, stop } =
    values.origin === undefined ? await ownService() : { origin: values.origin, stop: undefined };
  let broken = 0;
  try {
    for (const { name, run: attack } of attacks.filter((one) => one.name.includes(values.only))) {
      const found = await attack(origin).catch((error: unknown) => [String(error)]);
      console.log(`${found.length === 0 ? 'held  ' : 'BROKEN'} ${name}`);
      for (const one of found.slice(0, 20)) console.log(`       ${one}`);
      broken += found.length;
    }
  } finally {
    await stop?.();
  }
  return broken === 0 ? 0 : 1;
}

async function ownService(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const state = await migratedState();
  const service = await startService(state.path);
  return {
    origin: service.origin,
    stop: async () => {
      await service.stop();
      state.remove();
    },
  };
}

await runCommand(USAGE, run);
