import type { Rebased } from './drafting.ts';
import type { Game } from './game.ts';
import { errorText, t } from '../lib/i18n.ts';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  readonly game: Pick<Game, 'log' | 'you'>;
  readonly rebased: Rebased;
}

/** Says what became of the draft after the game moved on. */
export function RebasedNotice({ game, rebased }: Props) {
  const moved = game.log.value.some(
    ({ seq, seat, by }) => seq > rebased.from && seat === game.you.value && by === 'person',
  );
  return (
    <Notice kind={rebased.broken === undefined ? 'info' : 'warning'}>
      {t(moved ? 'page.stale.moved' : 'page.stale.on')} {becameOf(rebased, moved)}
    </Notice>
  );
}

/** `moved`: the player themselves, elsewhere. Then they need not read why their draft is impossible. */
function becameOf({ kept, broken }: Rebased, moved: boolean): string {
  if (broken === undefined) return t('page.stale.kept');
  if (kept === 0) return moved ? t('page.stale.gone') : t('page.stale.none', { why: errorText(broken) });
  const step = t('page.stale.broken', { step: broken.at + 1, why: errorText(broken) });
  return `${step} ${t('page.stale.left', { n: kept })}`;
}
