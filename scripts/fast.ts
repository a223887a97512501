/**
 * `npm run test:fast`: all tests that need neither a service nor a browser. The check runs beside the tests,
 * because neither needs the other. Its output follows in one piece when it has ended.
 */
import { spawn } from 'node:child_process';

const run = (command: string, args: readonly string[], stdio: 'inherit' | 'pipe') =>
  new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => {
      if (code !== 0) console.error(output);
      resolve(code ?? 1);
    });
  });

const codes = await Promise.all([
  run('npm', ['run', '--silent', 'check'], 'pipe'),
  run('vitest', ['run', '--project', 'unit', '--project', 'page'], 'inherit'),
]);
const [checked] = codes;
console.log(checked === 0 ? 'Format, lint and types are right.' : 'The check has failed, see above.');
process.exit(codes.every((code) => code === 0) ? 0 : 1);
