import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import type { Game } from '../../models/game.ts';
import { createIntegrityRecord, type IntegrityFinding } from '../../models/integrityRecord.ts';
import type { Platform } from '../../models/platform.ts';
import { t } from '../../i18n.ts';
import { Notice } from '../Notice.tsx';
import './words.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
}

/** Records what this browser is shown while the game runs, and warns when the server's log no longer matches. */
export function IntegrityNotice({ game, view, world: platform }: Props) {
  const look = useMemo(() => createIntegrityRecord(platform.device, view.id), [platform, view.id]);
  const finding = useSignal<IntegrityFinding>({ kind: 'untold' });
  const ran = useRef(false);
  useSignalEffect(() => {
    const log = game.log.value;
    const rules = game.rules.value;
    const now = game.view.value;
    if (rules === undefined || now === undefined || log.length < game.position.value.seq) return;
    ran.current ||= now.status === 'running'; // the last row may come with or after the news that it is over
    finding.value = look({
      version: rules.meta.version,
      viewer: now.you ?? 'spectator',
      log,
      chance: now.commitment,
      running: ran.current,
    });
  });
  const found = finding.value;
  switch (found.kind) {
    case 'same':
    case 'untold':
      return null;
    case 'rewritten':
      return <Notice kind="error">{t('page.witness.rewritten', { seq: found.seq })}</Notice>;
    case 'chance':
      return <Notice kind="error">{t('page.witness.chance')}</Notice>;
  }
}
