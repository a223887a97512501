import type { JSX } from 'preact';
import { standings } from '#shared/games/goa/score.ts';
import { playerOf, type Player } from '#shared/games/goa/state.ts';
import type { Resource } from '#shared/games/goa/things.ts';
import { formatNumber, sentence, t } from '../../../lib/i18n.ts';
import type { ArtProps } from '../../../ui/art/Art.tsx';
import { CardBack } from '../../../ui/art/Pieces.tsx';
import { Figure, Highlight } from '../../../ui/figures.tsx';
import { Colonist, Ducat, ExtraAction, Ship } from '../drawings/Pieces.tsx';
import { boardPart, changed, keepsBack, shownOf, type Owned } from './owned.ts';
import styles from './player.module.css';

/** A player's points so far, and where they come from. */
export function Score({ table: props, seat }: Owned) {
  const standing = standings(props.scene.shown).find((of) => of.seat === seat);
  if (standing === undefined) return null;
  return (
    <div class={styles.pointsPlace}>
      <details class={styles.points}>
        <summary title={t('page.goa.points')}>
          <span class="visually-hidden">{t('page.term', { label: t('page.goa.points') })} </span>
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

/** A player's resources. Changes by the draft are marked. */
export const Purse = boardPart((owned: Owned) => {
  const secret = owned.place !== 'mine' && keepsBack(owned.table.scene);
  return (
    <div class="purse number">
      {secret ? (
        <Figure label={t('page.goa.secret')}>
          <Ducat size={22} />
          <strong>?</strong>
        </Figure>
      ) : (
        <Counted {...owned} what="ducats" Picture={Ducat} />
      )}
      <Counted {...owned} what="ships" Picture={Ship} />
      <Counted {...owned} what="colonists" Picture={Colonist} />
      <Counted {...owned} what="extra" Picture={ExtraAction} />
      <HandSize {...owned} />
    </div>
  );
});

interface CountedProps extends Owned {
  readonly what: Resource;
  Picture(props: ArtProps): JSX.Element;
}

function Counted({ what, Picture, ...owned }: CountedProps) {
  const n = shownOf(owned)[what];
  const gain = n - playerOf(owned.table.scene.before, owned.seat)[what];
  return (
    <Figure label={t(`page.goa.n.${what}`, { n })} changed={changed(owned, (of) => of[what])}>
      <Picture size={22} />
      <strong>
        <Highlight of={n}>{formatNumber(n)}</Highlight>
      </strong>
      {gain !== 0 && (
        <small class={gain > 0 ? 'gain' : 'loss'}>
          {gain > 0 ? `+${formatNumber(gain)}` : formatNumber(gain)}
        </small>
      )}
    </Figure>
  );
}

/** A player's hand limit in an expedition. */
const limitOf = ({ table: props }: Owned, { rows }: Player): number =>
  props.scene.shown.figures.cardLimit[rows.expeditions] ?? 0;

function HandSize(owned: Owned) {
  const player = shownOf(owned);
  const [n, limit] = [player.hand.length, limitOf(owned, player)];
  return (
    <Figure label={t('page.goa.hand', { n, limit })} changed={changed(owned, ({ hand }) => hand.length)}>
      <CardBack size={16} />
      <strong>
        <Highlight of={n}>{n}</Highlight>
      </strong>
      <span class="muted">/{limit}</span>
    </Figure>
  );
}
