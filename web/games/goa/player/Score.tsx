import { standings } from '#shared/games/goa/score.ts';
import { formatNumber, sentence, t } from '../../../lib/i18n.ts';
import type { Owned } from './owned.ts';

/** A player's points so far, and where they come from. */
export function Score({ table: props, seat }: Owned) {
  const standing = standings(props.scene.shown).find((of) => of.seat === seat);
  if (standing === undefined) return null;
  return (
    <div class="points-place">
      <details class="points">
        <summary title={t('page.goa.points')}>
          <span class="visually-hidden">{t('page.goa.points')}: </span>
          <strong>{t('page.goa.vp', { n: standing.total })}</strong>
        </summary>
        <ul class="plain number">
          {standing.lines.map(({ reason, points }) => {
            const words = sentence(reason, props.scene.name);
            return (
              <li key={words}>
                <span>{words}</span> <strong>{formatNumber(points)}</strong>
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}
