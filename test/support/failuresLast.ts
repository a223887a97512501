import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

type Failing = TestCase | TestModule | TestSuite;

/**
 * The last lines of a failed run name what failed, below all that services and tests have written: also after a run that
 * broke off. Files that had not ended are named too, because what broke the run may be in them.
 */
export class FailuresLast implements Reporter {
  readonly #failed = new Set<string>();
  readonly #running = new Set<string>();
  readonly #outside: string[] = [];

  onInit(): void {
    process.on('exit', (code) => {
      const lines = this.lines();
      if (code !== 0 && lines.length > 0) console.error(`\nFailed:\n${lines.join('\n')}`);
    });
  }

  lines(): readonly string[] {
    return [
      ...this.#failed,
      ...[...this.#running].map((name) => `${name} (did not end)`),
      ...this.#outside.map((message) => `outside of a test: ${message}`),
    ];
  }

  onTestModuleStart(it: TestModule): void {
    this.#running.add(nameOf(it));
  }

  onTestModuleEnd(it: TestModule): void {
    this.#running.delete(nameOf(it));
    for (const suite of it.children.allSuites()) this.#note(suite, suite.errors().length > 0);
    this.#note(it, it.errors().length > 0);
  }

  onTestCaseResult(it: TestCase): void {
    this.#note(it, it.result().state === 'failed');
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    for (const { message } of errors) this.#outside.push(message.split('\n')[0] ?? '');
  }

  #note(it: Failing, isFailed: boolean): void {
    if (isFailed) this.#failed.add(nameOf(it));
  }
}

function nameOf(it: Failing): string {
  if (it.type === 'module') return `${it.project.name}  ${it.relativeModuleId}`;
  return `${nameOf(it.module)}  ${it.fullName}`;
}
