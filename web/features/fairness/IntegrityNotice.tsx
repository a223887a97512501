import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import { useTable } from '../../table/context.tsx';
import { confirmed, createIntegrityRecord, headOf, type IntegrityFinding } from './integrityRecord.ts';
import { t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/notices.tsx';

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
