import { useRef } from 'preact/hooks';
import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { GOODS, type Good } from '#shared/games/merchants/things.ts';
import { t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { useScrollToChoice, useSelection } from '../../boardHooks.ts';
import { Hand } from '../player/Hand.tsx';
import { Harbour } from '../player/Harbour.tsx';
import { offersOf, wholeSale, type Selection, type BoardProps, toggledSpaces } from '../boardProps.ts';
import { PlayerCard } from '../player/PlayerCard.tsx';
import { Shop } from './Shop.tsx';
import { goodWord, narrowWord } from './Goods.tsx';
import styles from '../merchants.module.css';
import { GoodCard } from '../drawings/Pieces.tsx';
import { Highlight } from '../../../ui/figures.tsx';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { mark } from '../../scene.ts';
import marketStyles from './market.module.css';

/** The table of Merchants. Choices are made by tapping the things themselves. */
export function Board(scene: Scene<State, Move>) {
  const props = useBoardProps(scene);
  const board = useRef<HTMLDivElement>(null);
  const { now, over, partial, past } = scene;
  const step = past || over ? null : now.step;
  const picked = props.selection?.kind === 'ship' ? props.selection.ship : undefined;
  useScrollToChoice(board, step, partial?.type === 'play' ? partial.good : undefined, picked);
  return (
    <div class={scene.you === null ? `${styles.merchants} watched` : styles.merchants} ref={board}>
      <section class={styles.players} aria-labelledby="players-title">
        <h2 id="players-title" class="visually-hidden">
          {t('page.seats')}
        </h2>
        <ul class="plain">
          {others(scene).map((info) => (
            <PlayerCard
              key={info.seat}
              info={info}
              player={playerOf(scene.shown, info.seat)}
              before={playerOf(scene.before, info.seat)}
              since={scene.since && playerOf(scene.since, info.seat)}
              name={scene.name(info.seat)}
              acting={scene.acting.includes(info.seat)}
            />
          ))}
        </ul>
      </section>
      <Market {...props} />
      <Hand {...props} />
      <Harbour {...props} />
      <Shop {...props} />
    </div>
  );
}

/** The other seats clockwise from the viewer, which is the order of their turns. */
function others({ seats, you }: Scene<State, Move>): Scene<State, Move>['seats'] {
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
}

function useBoardProps(scene: Scene<State, Move>): BoardProps {
  return { scene, offers: offersOf(scene.offered), ...useSelection<Selection>(scene) };
}

/** Moves that have no place on the board. Those that end what was begun are what is done next. */
const PLACELESS = ['pass', 'done', 'officeSkip'] as const;

/** The choices that have no place on the board; the others are made there. */
export const DecisionButtons = (scene: Scene<State, Move>) => {
  const { plain } = offersOf(scene.offered);
  const sale = wholeSale(scene);
  return (
    <>
      {PLACELESS.filter((type) => plain.has(type)).map((type) => (
        <button
          key={type}
          type="button"
          class={type === 'pass' ? '' : 'primary'}
          onClick={() => scene.choose({ type })}
        >
          {t(`page.merchants.do.${type}`)}
        </button>
      ))}
      {sale !== undefined && (
        <button type="button" class="primary" data-choice="knob" onClick={() => scene.compose(sale)}>
          {t('page.merchants.do.lay', { n: sale.spaces.length })}
        </button>
      )}
    </>
  );
};

/** The phase's words, without what is not offered: who cannot buy anything is not told to. */
export function askedKey<Phase extends string>(phase: Phase, offered: readonly Choice[]) {
  if (phase !== 'planning') return phase;
  const { exchange, buy, buyShip } = offersOf(offered);
  if (buy.length + buyShip.length === 0) return 'planning.exchange';
  return exchange.length === 0 ? 'planning.buy' : 'planning';
}

/** Where on the board the decision is made, or what the move being put together still needs. */
export function hint({ now, offered, partial }: Scene<State, Move>): string {
  const { phase } = now.step;
  if (phase === 'setup' || phase === 'over' || offered.length === 0) return '';
  if (partial?.type !== 'play') return t(`page.merchants.hint.${askedKey(phase, offered)}`);
  const max = offersOf(offered).play.find(({ good }) => good === partial.good)?.max ?? 0;
  return t('page.merchants.chooseSpaces', { good: goodWord(partial.good), n: partial.spaces.length, max });
}

/** The gains and costs of the draft for the viewer. */
export function balance({ you, before, shown }: Scene<State, Move>): string {
  if (you === null) return '';
  const coins = playerOf(shown, you).money - playerOf(before, you).money;
  if (coins === 0) return '';
  return t(coins > 0 ? 'page.merchants.gains' : 'page.merchants.costs', { n: Math.abs(coins) });
}

/** The six spaces. With a good chosen, each is a button that puts a card there or takes it back. */
export function Market({ scene, offers }: BoardProps) {
  const { partial, now, shown } = scene;
  const playing = partial?.type === 'play' ? partial : undefined;
  const offer = offers.play.find(({ good }) => good === playing?.good);
  const laid = laidOn(scene.events);
  const under = shown.market.map((_, space) => depthAt(space, laid, shown));
  /** Another card of the same good may lie there. */
  const contentOf = (state: State, space: number) => `${state.market[space]} ${depthAt(space, laid, state)}`;
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t('page.merchants.market')}</h2>
      <ol class={`plain ${marketStyles.spaces} azulejo-frame`}>
        {shown.market.map((good, space) => (
          <li
            key={space}
            data-spot={`space${space}`}
            data-changed={mark(scene.since, shown, (state: State) => contentOf(state, space))}
          >
            {playing !== undefined && offer?.spaces.includes(space) ? (
              <button
                type="button"
                class={`${marketStyles.space} lit`}
                aria-pressed={playing.spaces.includes(space)}
                aria-label={layLabel(
                  playing.good,
                  space,
                  now.market[space] ?? playing.good,
                  under[space] ?? 0,
                )}
                disabled={isFull(playing.spaces, space, offer.max)}
                onClick={() =>
                  scene.compose({ ...playing, spaces: toggledSpaces(playing.spaces, space, offer.max) })
                }
              >
                <Highlight of={good}>
                  <GoodCard good={good} size={64} />
                </Highlight>
                <Covered n={under[space] ?? 0} />
              </button>
            ) : (
              <div class={`${marketStyles.space}`} data-under={Math.min(3, under[space] ?? 0)}>
                <Highlight of={`${good} ${under[space]}`}>
                  <GoodCard good={good} size={64} />
                </Highlight>
                <Covered n={under[space] ?? 0} />
              </div>
            )}
            <Caption space={space} good={good} n={under[space] ?? 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CaptionProps {
  readonly space: number;
  readonly good: Good;
  readonly n: number;
}

/** A space and what lies on it, in words. */
const Caption = ({ space, good, n }: CaptionProps) => (
  <span class={styles.word}>
    <span class="visually-hidden">
      {t('page.term', { label: t('page.merchants.space', { space: space + 1 }) })}{' '}
    </span>
    {narrowWord(good)}
    {n > 0 && <span class="visually-hidden">, {t('page.merchants.under', { n })}</span>}
  </span>
);

/** The name of a space where a card can be laid: what it does, and what stands on it. `n`: the cards under the visible one. */
function layLabel(good: Good, space: number, covered: Good, n: number): string {
  const label = t('page.merchants.playOn', {
    good: goodWord(good),
    space: space + 1,
    covered: goodWord(covered),
  });
  return n === 0 ? label : `${label}, ${t('page.merchants.under', { n })}`;
}

/** The number of cards under the visible one, at its foot. */
const Covered = ({ n }: { readonly n: number }) =>
  n === 0 ? null : (
    <span class={`${marketStyles.covered} number`} aria-hidden="true">
      {t('page.merchants.under', { n })}
    </span>
  );

/**
 * True if no card of the good is left for this space. With a single card, a tap moves it instead (see
 * `toggledSpaces`).
 */
const isFull = (spaces: readonly number[], space: number, max: number): boolean =>
  max > 1 && spaces.length >= max && !spaces.includes(space);

/** The spaces on which cards were laid, one after the other. The events have them, the state does not. */
const laidOn = (events: readonly AnyEvent[]): readonly number[] =>
  events.flatMap((event) => ('spaces' in event && Array.isArray(event.spaces) ? event.spaces : []));

/** The number of cards under the visible one on a space: every card that was laid by then covers another. */
function depthAt(space: number, laid: readonly number[], { covered }: State): number {
  const n = GOODS.reduce((sum, good) => sum + covered[good], 0);
  return laid.slice(0, n).filter((at) => at === space).length;
}
