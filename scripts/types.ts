/**
 * `npm run types`: checks the types of every part, as many parts at a time as there are cores. Each part is checked by one
 * thread, because the compiler's threads repeat each other's work: with four of them it takes twice the processor time.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisedConfig, serviceWorkerConfig } from './build/browsers.ts';

/** The slowest first. What runs in browsers is checked against what the promised ones have. */
const PARTS = [
  'test',
  'test/worker',
  promisedConfig('web'),
  'worker',
  promisedConfig('shared'),
  serviceWorkerConfig(),
];

const check = (part: string): Promise<number> =>
  new Promise((resolve) => {
    const compiler = spawn('tsc', ['-p', part, '--singleThreaded'], { stdio: 'inherit' });
    compiler.on('error', () => resolve(1));
    compiler.on('close', (code) => resolve(code ?? 1));
  });

const waiting = PARTS.values();
const codes: number[] = [];

async function work(): Promise<void> {
  for (const part of waiting) codes.push(await check(part));
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
