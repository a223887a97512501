import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { GameView } from '../../../shared/protocol/http.ts';
import type { Game } from '../../models/game.ts';
import { createWitness, type Finding } from '../../models/witness.ts';
import type { World } from '../../models/world.ts';
import { t } from '../../voice.ts';
import { Notice } from '../Notice.tsx';
import './words.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly world: World;
}

/** Remembers what this browser is shown while the game runs, and says so when it does not match any more. */
export function Witness({ game, view, world }: Props) {
  const look = useMemo(() => createWitness(world.device, view.id), [world, view.id]);
  const finding = useSignal<Finding>({ kind: 'untold' });
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
