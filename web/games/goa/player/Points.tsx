import { standings } from '../../../../shared/games/goa/score.ts';
import { number, sentence, t } from '../../../voice.ts';
import '../storyWords.ts';
import type { Owned } from './owned.ts';

/** The points that everybody can count, and where they come from. */
export function Points({ table, seat }: Owned) {
  const standing = standings(table.scene.shown).find((of) => of.seat === seat);
  if (standing === undefined) return null;
  return (
    <details class="points">
      <summary title={t('page.goa.points')}>
        <span class="heard">{t('page.goa.points')}: </span>
        <strong>{t('page.goa.vp', { n: standing.total })}</strong>
      </summary>
      <ul class="plain">
        {standing.lines.map(({ reason, points }) => {
          const words = sentence(reason, table.scene.name);
          return (
            <li key={words}>
              {words}: {number(points)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
