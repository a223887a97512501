import type { JSX } from 'preact';
import { playerOf, type Player } from '#shared/games/goa/state.ts';
import type { Resource } from '#shared/games/goa/things.ts';
import { CardBack } from '../../../ui/art/Frame.tsx';
import type { ArtProps } from '../../../ui/art/Art.tsx';
import { Colonist, Ducat, ExtraAction, Ship } from '../drawings/Pieces.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Pop } from '../../../ui/Pop.tsx';
import { formatNumber, t } from '../../../lib/i18n.ts';
import { boardPart, changed, keepsBack, shownOf, type Owned } from './owned.ts';

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
        <Pop of={n}>{formatNumber(n)}</Pop>
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
        <Pop of={n}>{n}</Pop>
      </strong>
      <span class="muted">/{limit}</span>
    </Figure>
  );
}
