import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { GOODS, type Good } from '#shared/games/merchants/things.ts';
import { countOf } from '#shared/kernel/count.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { Pile } from '../../../ui/art/Pieces.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import { t } from '../../../lib/i18n.ts';
import { mark } from '../../scene.ts';
import type { Revealing } from '../../gameUi.ts';
import { GoodCard } from '../drawings/Pieces.tsx';
import { goodWord, GoodChip } from '../board/Goods.tsx';
import type { BoardProps } from '../boardProps.ts';
import styles from '../board/things.module.css';
import merchantsStyles from '../merchants.module.css';

/** The viewer's hand, and the pile beside it: play from one or draw from the other. */
export function Hand(props: BoardProps) {
  const { scene } = props;
  const hand = scene.you === null ? undefined : playerOf(scene.now, scene.you).hand;
  const held = GOODS.filter((good) => hand?.includes(good));
  return (
    <section class={merchantsStyles.hand} aria-labelledby="hand-title">
      <h2 id="hand-title">
        {hand === undefined ? t('page.merchants.pileTitle') : t('page.merchants.hand', { n: hand.length })}
      </h2>
      <div class={styles.handRow}>
        {hand?.length === 0 && <p class="muted">{t('page.merchants.hand.empty')}</p>}
        <ul class={`plain ${styles.fans}`}>
          {held.map((good) => (
            <li key={good}>
              <Fan {...props} good={good} n={countOf(hand ?? [], good)} />
            </li>
          ))}
        </ul>
        <DrawPile {...props} />
      </div>
    </section>
  );
}

/** All cards of one good. Cards laid in the draft are gone from it, but their place stays. */
function Fan({ scene, offers, good, n }: BoardProps & { readonly good: Good; readonly n: number }) {
  const playing = scene.partial?.type === 'play' && scene.partial.good === good ? scene.partial : undefined;
  const laid = playing?.spaces.length ?? 0;
  const cards = Array.from({ length: n }, (_, i) => (
    <GoodCard key={i} good={good} size={56} class={i >= n - laid ? styles.laid : ''} />
  ));
  const label = `${goodWord(good)} ×${n}`;
  if (!offers.play.some((offer) => offer.good === good))
    return (
      <span class={styles.fan}>
        <span class={styles.fanCards}>{cards}</span>
        <span class={merchantsStyles.word}>{label}</span>
      </span>
    );
  return (
    <button
      type="button"
      class={`${styles.fan} lit`}
      aria-pressed={playing !== undefined}
      onClick={() => scene.compose(playing === undefined ? { type: 'play', good, spaces: [] } : null)}
    >
      <span class="visually-hidden">{t('page.merchants.playGood', { good: goodWord(good), n })}</span>
      <span class={styles.fanCards}>{cards}</span>
      <span class={merchantsStyles.word} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}

/** The pile: the number of cards left, and the target for drawing. */
function DrawPile({ scene, offers }: BoardProps) {
  const { shown, since } = scene;
  const left = shown.pile.length;
  const type = (['draw', 'officeDraw'] as const).find((drawn) => offers.plain.has(drawn));
  const inside = (
    <>
      <Pile size={56} />
      <span class={`${merchantsStyles.word} number`}>
        <Highlight of={left}>{t('page.merchants.pileLeft', { n: left })}</Highlight>
      </span>
    </>
  );
  if (type === undefined)
    return (
      <div class={styles.pile} data-changed={mark(since, shown, ({ pile }) => pile.length)}>
        {inside}
      </div>
    );
  const n = type === 'draw' ? drawnNow(shown) : 1;
  return (
    <button type="button" class={`${styles.pile} lit`} onClick={() => scene.choose({ type })}>
      <span class="visually-hidden">
        {t(type === 'draw' ? 'page.merchants.draw' : 'page.merchants.do.officeDraw', { n })}.{' '}
      </span>
      {inside}
    </button>
  );
}

/** The number of cards that a draw in phase II brings: at the end the pile may have fewer. */
export const drawnNow = ({ figures, pile }: State): number => Math.min(figures.tradeCards, pile.length);

/** The pile as it was shuffled, top card first: the cards that were dealt, laid and drawn, in this order. */
export function Revealed({ events }: Revealing<AnyEvent>) {
  const pile = events.flatMap(pileIn);
  return (
    <>
      <p>{t('page.revealed.pile', { n: pile.length })}</p>
      <ol class="plain pile-order">
        {pile.map((good, i) => (
          <li key={i}>
            <span class="muted">{i + 1}</span> <GoodChip good={good} />
          </li>
        ))}
      </ol>
    </>
  );
}

function pileIn(event: AnyEvent): readonly Good[] {
  if (!('pile' in event) || !Array.isArray(event.pile)) return [];
  return event.pile.flatMap((card) => GOODS.find((good) => good === card) ?? []);
}
