import { countOf, GOODS, playerOf, type Good } from '../../../shared/games/merchants/state.ts';
import { Pile } from '../../art/frame/Frame.tsx';
import { GoodCard } from '../../art/merchants/Pieces.tsx';
import { Pop } from '../../components/Pop.tsx';
import { t } from '../../voice.ts';
import { mark } from '../marks.ts';
import { goodWord } from './Good.tsx';
import type { Table } from './picks.ts';

/** One's own hand, and the pile beside it: play from the one or draw from the other. */
export function Hand(table: Table) {
  const { scene } = table;
  const hand = scene.you === null ? undefined : playerOf(scene.now, scene.you).hand;
  const held = GOODS.filter((good) => hand?.includes(good));
  return (
    <section class="hand" aria-labelledby="hand-title">
      <h2 id="hand-title">
        {hand === undefined ? t('page.merchants.pileTitle') : t('page.merchants.hand', { n: hand.length })}
      </h2>
      <div class="hand-row">
        {hand?.length === 0 && <p class="muted">{t('page.merchants.hand.empty')}</p>}
        <ul class="plain fans">
          {held.map((good) => (
            <li key={good}>
              <Fan {...table} good={good} n={countOf(hand ?? [], good)} />
            </li>
          ))}
        </ul>
        <DrawPile {...table} />
      </div>
    </section>
  );
}

/** All cards of one good; those already laid in the draft are gone from it, but keep their place. */
function Fan({ scene, offers, good, n }: Table & { readonly good: Good; readonly n: number }) {
  const playing = scene.partial?.type === 'play' && scene.partial.good === good ? scene.partial : undefined;
  const laid = playing?.spaces.length ?? 0;
  const cards = Array.from({ length: n }, (_, i) => (
    <GoodCard key={i} good={good} size={56} class={i >= n - laid ? 'laid' : ''} />
  ));
  const label = `${goodWord(good)} ×${n}`;
  if (!offers.play.some((offer) => offer.good === good))
    return (
      <span class="fan">
        <span class="fan-cards">{cards}</span>
        <span class="word">{label}</span>
      </span>
    );
  return (
    <button
      type="button"
      class="fan lit"
      aria-pressed={playing !== undefined}
      onClick={() => scene.compose(playing === undefined ? { type: 'play', good, spaces: [] } : null)}
    >
      <span class="heard">{t('page.merchants.playGood', { good: goodWord(good), n })}</span>
      <span class="fan-cards">{cards}</span>
      <span class="word" aria-hidden="true">
        {label}
      </span>
    </button>
  );
}

/** The pile: how many are left, and the place to draw from. */
function DrawPile({ scene, offers }: Table) {
  const { shown, since } = scene;
  const left = shown.pile.length;
  const type = (['draw', 'officeDraw'] as const).find((drawn) => offers.plain.has(drawn));
  const inside = (
    <>
      <Pile size={56} />
      <span class="word number">
        <Pop of={left}>{t('page.merchants.pileLeft', { n: left })}</Pop>
      </span>
    </>
  );
  if (type === undefined)
    return (
      <div class="pile" data-changed={mark(since, shown, ({ pile }) => pile.length)}>
        {inside}
      </div>
    );
  const n = type === 'draw' ? shown.figures.tradeCards : 1;
  return (
    <button type="button" class="pile lit" onClick={() => scene.choose({ type })}>
      <span class="heard">
        {t(type === 'draw' ? 'page.merchants.draw' : 'page.merchants.do.officeDraw', { n })}.{' '}
      </span>
      {inside}
    </button>
  );
}
