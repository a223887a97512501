import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { useTable } from '../../table/context.tsx';
import {
  confirmed,
  createIntegrityRecord,
  headOf,
  type IntegrityFinding,
  report,
  type Report,
  type Exported,
} from './fairness.ts';
import { t } from '../../lib/i18n.ts';
import { Notice, FailureNotice } from '../../ui/notices.tsx';
import type { Check } from '#shared/kernel/verify.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { partOf } from '../../lib/requests.ts';
import { saveFile } from '../../lib/browserPage.ts';
import styles from './verified.module.css';

/** Rows that are hashed in one go. */
const SLICE = 16;

/** Hashes a log bit by bit, because a long one would keep taps waiting, and then calls back. Ends early where `isOff`. */
function inSlices(log: readonly Commit[], isOff: () => boolean, done: () => void): void {
  const go = (to: number, from?: string): void => {
    if (isOff()) return;
    if (to >= log.length + SLICE) return done();
    const head = headOf(log.slice(to - SLICE, to), from);
    setTimeout(() => go(to + SLICE, head));
  };
  go(SLICE);
}

/** Records what this browser is shown while the game runs, and warns when the server's log no longer matches. */
export function IntegrityNotice() {
  const { game, view, platform } = useTable();
  const compareWithRecord = useMemo(
    () => createIntegrityRecord(platform.device, view.id),
    [platform, view.id],
  );
  const finding = useSignal<IntegrityFinding>({ kind: 'untold' });
  const ran = useRef(false);
  useSignalEffect(() => {
    const log = game.log.value;
    const rules = game.rules.value;
    const now = game.view.value;
    if (rules === undefined || now === undefined || log.length < game.position.value.seq) return;
    ran.current ||= now.status === 'running'; // the last row may come with or after the news that it is over
    const running = ran.current;
    const viewer: Viewer = now.you ?? 'spectator';
    const shown = { version: rules.meta.version, viewer, log, chance: now.commitment, running };
    let off = false;
    const judge = async (): Promise<void> => {
      const found = await confirmed(compareWithRecord(shown), shown, () => platform.api.game(view.id, true));
      if (!off) finding.value = found;
    };
    inSlices(
      log,
      () => off,
      () => void judge(),
    );
    return () => void (off = true);
  });
  const found = finding.value;
  switch (found.kind) {
    case 'same':
    case 'untold':
    case 'incomparable':
      return null;
    case 'rewritten':
      return <Notice kind="error">{t('page.witness.rewritten', { seq: found.seq })}</Notice>;
    case 'chance':
      return <Notice kind="error">{t('page.witness.chance')}</Notice>;
  }
}

interface Props {
  readonly exported: Exported;
}

type Checking =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly report: Report }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Whether chance was fair; at a guided table there is no service that could have steered it. */
export const Verified = (props: Props) =>
  useTable().platform.guide === undefined ? <Verification {...props} /> : null;

/** Recomputes the game's chance in this browser, and says what was checked and what does not match. */
function Verification({ exported }: Props) {
  const { game, platform } = useTable();
  const state = useSignal<Checking>({ kind: 'idle' });
  const check = async (): Promise<void> => {
    if (state.peek().kind === 'busy') return;
    state.value = { kind: 'busy' };
    const whole = await exported();
    if (!whole.ok) return void (state.value = { kind: 'failed', failure: whole.failure });
    const rules = await partOf(platform.checker(whole.value.game));
    if (!rules.ok) return void (state.value = { kind: 'failed', failure: rules.failure });
    const found = report(rules.value, whole.value, game.log.peek(), platform.device);
    state.value = found.ok
      ? { kind: 'done', report: found.value }
      : { kind: 'failed', failure: found.failure };
  };
  const download = async (): Promise<void> => {
    if (state.peek().kind === 'failed') state.value = { kind: 'idle' };
    const whole = await exported();
    if (whole.ok) saveFile(`carrack-${whole.value.id}.json`, JSON.stringify(whole.value));
    else state.value = { kind: 'failed', failure: whole.failure };
  };
  const now = state.value;
  return (
    <section class={`card ${styles.verified}`} aria-labelledby="verified-title">
      <h2 id="verified-title">{t('page.verified')}</h2>
      <p>{t('page.verified.what')}</p>
      <p class="buttons">
        <button type="button" disabled={now.kind === 'busy'} onClick={check}>
          {t(now.kind === 'busy' ? 'page.verified.busy' : 'page.verified.check')}
        </button>
        <button type="button" onClick={download}>
          {t('page.verified.download')}
        </button>
      </p>
      <p>
        {t('page.verified.file')} <a href="/g/replay">{t('page.replay')}</a>
      </p>
      <div role="status">{now.kind === 'done' && <Findings report={now.report} />}</div>
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </section>
  );
}

const Findings = ({ report: { checks, memory, ok } }: { readonly report: Report }) => (
  <>
    <h3 class={`${styles.verdict} ${ok ? styles.good : styles.bad}`}>
      {t(ok ? 'page.verified.ok' : 'page.verified.bad')}
    </h3>
    <ul class="plain">
      {checks.map((check) => (
        <CheckLine key={check.kind} sign={check.ok ? 'yes' : 'no'} text={textOf(check)} />
      ))}
      <CheckLine sign={signOf(memory)} text={memoryText(memory)} />
    </ul>
  </>
);

function textOf(check: Check): string {
  switch (check.kind) {
    case 'seed':
    case 'commitment':
      return t(`page.verified.${check.kind}.${check.ok ? 'ok' : 'bad'}`);
    case 'draws':
      if (check.at === undefined && !check.ok) return t('page.verified.draws.none');
      return t(`page.verified.draws.${check.ok ? 'ok' : 'bad'}`, { count: check.count, at: check.at ?? 0 });
    case 'log':
      return t(`page.verified.log.${check.ok ? 'ok' : 'bad'}`, { count: check.count, at: check.at ?? 0 });
  }
}

function signOf({ kind }: IntegrityFinding): CheckSign {
  if (kind === 'untold' || kind === 'incomparable') return 'open';
  return kind === 'same' ? 'yes' : 'no';
}

const memoryText = (memory: IntegrityFinding): string =>
  t(`page.verified.memory.${memory.kind}`, 'seq' in memory ? { seq: memory.seq } : {});

type CheckSign = 'yes' | 'no' | 'open';

/** The result of one check; `open`: it could not be made. */
export const CheckLine = ({ sign, text }: { readonly sign: CheckSign; readonly text: string }) => (
  <li class={`${styles.check} ${styles[sign] ?? ''}`}>
    <span class={styles.sign} aria-hidden="true">
      {sign === 'yes' ? '✓' : sign === 'no' ? '✗' : '–'}
    </span>
    <span>{text}</span>
  </li>
);
