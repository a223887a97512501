import type { JSX } from 'preact';
import { playerOf } from '../../../../shared/games/goa/state.ts';
import type { Resource } from '../../../../shared/games/goa/things.ts';
import { CardBack } from '../../../art/frame/Frame.tsx';
import type { ArtProps } from '../../../art/Art.tsx';
import { Colonist, Ducat, ExtraAction, Ship } from '../../../art/goa/Pieces.tsx';
import { Figure } from '../../../components/Figure.tsx';
import { Pop } from '../../../components/Pop.tsx';
import { number, t } from '../../../voice.ts';
import { changed, shownOf, type Owned } from './owned.ts';

/** What a player has, counted; what the draft changes is marked. */
export function Purse(owned: Owned) {
  const { scene } = owned.table;
  const { options, step, figures } = scene.shown;
  const player = shownOf(owned);
  const limit = figures.cardLimit[player.rows.expeditions] ?? 0;
  const secret = owned.place !== 'mine' && options.money === 'hidden' && step.phase !== 'over';
  return (
    <div class="purse number">
      {secret ? (
        <Figure label={t('page.goa.secret')}>
          <Ducat size={22} />
          <strong>?</strong>
        </Figure>
      ) : (
        <Counted {...countOf(owned, 'ducats')} Picture={Ducat} />
      )}
      <Counted {...countOf(owned, 'ships')} Picture={Ship} />
      <Counted {...countOf(owned, 'colonists')} Picture={Colonist} />
      <Counted {...countOf(owned, 'extra')} Picture={ExtraAction} />
      <HandSize n={player.hand.length} limit={limit} changed={changed(owned, ({ hand }) => hand.length)} />
    </div>
  );
}

/** How many of something a player has, in plain values: where they are the same, nothing is drawn again. */
interface Count {
  readonly what: Resource;
  readonly n: number;
  /** By the draft. */
  readonly gain: number;
  readonly changed: true | undefined;
}

function countOf(owned: Owned, what: Resource): Count {
  const n = shownOf(owned)[what];
  const gain = n - playerOf(owned.table.scene.before, owned.seat)[what];
  return { what, n, gain, changed: changed(owned, (of) => of[what]) };
}

interface CountedProps extends Count {
  Picture(props: ArtProps): JSX.Element;
}

const Counted = ({ what, n, gain, changed: differs, Picture }: CountedProps) => (
  <Figure label={t(`page.goa.n.${what}`, { n })} changed={differs}>
    <Picture size={22} />
    <strong>
      <Pop of={n}>{number(n)}</Pop>
    </strong>
    {gain !== 0 && (
      <small class={gain > 0 ? 'gain' : 'loss'}>{gain > 0 ? `+${number(gain)}` : number(gain)}</small>
    )}
  </Figure>
);

interface HandProps {
  readonly n: number;
  /** How many expedition cards the player may hold in an expedition. */
  readonly limit: number;
  readonly changed: true | undefined;
}

const HandSize = ({ n, limit, changed: differs }: HandProps) => (
  <Figure label={t('page.goa.hand', { n, limit })} changed={differs}>
    <CardBack size={16} />
    <strong>
      <Pop of={n}>{n}</Pop>
    </strong>
    <span class="muted">/{limit}</span>
  </Figure>
);
