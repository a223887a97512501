import { useEffect, useRef } from 'preact/hooks';
import type { LotId } from '#shared/games/goa/spaces.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { BidSheet, Orders } from '#shared/games/goa/orders/schema.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { SeatMark } from '../../../ui/art/Pieces.tsx';
import { CountField, FieldRow, RemoveButton, ordersStyles } from '../../../features/orders/index.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import type { OrdersForm } from '../../ordersUi.ts';
import { TileFace, Flag } from '../drawings/Pieces.tsx';
import {
  newLine,
  sheetFor,
  withLimit,
  withLine,
  withSheet,
  lotWord,
  upcomingRound,
  wishesFor,
  withWishes,
  spaceWord,
} from './edit.ts';
import { termsText } from './entries.ts';
import { LineForm, type SheetProps } from './LineForm.tsx';
import { lotsOf, type LotOutcome, type SheetLot, FIRST_LIMIT, openLot } from './lots.ts';
import styles from './bidSheet.module.css';

type Form = OrdersForm<State, Move, Orders>;

/** The bid sheet: every lot of the round in front of the player, in the order of the auctions. */
export function SheetForm(form: Form) {
  const { orders, scene, change } = form;
  const { now, you } = scene;
  const upcoming = upcomingRound(now);
  if (upcoming === undefined || you === null) return <p>{t('page.goa.orders.over')}</p>;
  const sheet = sheetFor(orders, upcoming.round);
  const lots = lotsOf(scene.before, scene.events, you, { upcoming, sheet });
  const props: SheetProps = { form, sheet, lots, set: (next) => change(withSheet(orders, next)) };
  const { rounds } = now.figures;
  return (
    <>
      <p class="muted">
        {t('page.goa.orders.round', {
          round: ((upcoming.round - 1) % rounds) + 1,
          phase: upcoming.round > rounds ? 'B' : 'A',
          ducats: playerOf(now, you).ducats,
        })}{' '}
        {upcoming.hasTiles && t('page.goa.orders.tap')}
      </p>
      <ol class={`plain ${styles.lots}`}>
        {lots.map((lot) => (
          <LotRow key={lot.lot} {...props} lot={lot} />
        ))}
      </ol>
      <Rest {...props} />
    </>
  );
}

interface LotProps extends SheetProps {
  readonly lot: SheetLot;
}

function LotRow({ lot: row, ...props }: LotProps) {
  const { form, sheet, set } = props;
  const { lot, tile, line, outcome } = row;
  const isOpen = line !== undefined && outcome === null && openLot.value === lot;
  const name = lotWord(lot, tile);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li class={isOpen ? styles.open : undefined}>
      <div class={styles.lot} ref={place}>
        <LotHead {...props} lot={row} isOpen={isOpen} />
        {outcome === null && (
          <CountField
            name={t('page.goa.orders.limit', { lot: name })}
            first={FIRST_LIMIT}
            value={line?.limit ?? null}
            min={0}
            max={99}
            set={(limit) => {
              openLot.value = lot;
              set(
                withLine(
                  sheet,
                  line === undefined ? newLine(form.scene.now, lot, limit) : withLimit(line, limit),
                ),
              );
            }}
          />
        )}
      </div>
      {isOpen && <LineForm {...props} lot={row} line={line} />}
    </li>
  );
}

/** The lot and what is ordered for it; a tap opens the rest of its line. */
function LotHead({ form, sheet, lot: row, isOpen }: LotProps & { readonly isOpen: boolean }) {
  const { lot, tile, marker, line, outcome } = row;
  const { figures } = form.scene.now;
  const content = (
    <>
      <span class={styles.thing} aria-hidden="true">
        {tile === null ? <Flag size={32} /> : <TileFace tile={tile} figures={figures} size={32} />}
        {marker !== null && <SeatMark seat={marker.seat} n={marker.n} size={20} />}
      </span>
      <span>
        {lotWord(lot, tile)}
        <span class="muted">{saysText(form, sheet, row)}</span>
      </span>
    </>
  );
  if (line === undefined || outcome !== null) return <span class={styles.head}>{content}</span>;
  return (
    <button
      type="button"
      class={styles.head}
      aria-expanded={isOpen}
      onClick={() => {
        const next: LotId | null = isOpen ? null : lot;
        openLot.value = next;
      }}
    >
      {content}
    </button>
  );
}

/** The outcome or the terms of a lot's line; for a lot without one, the terms for all others. */
function saysText(form: Form, { others = 'ask' }: BidSheet, { line, outcome, marker }: SheetLot): string {
  if (outcome !== null) return outcomeText(form, outcome, marker?.seat);
  return line === undefined ? t(`page.goa.orders.${others}`) : termsText(line);
}

function outcomeText(
  { scene: { you, name } }: Form,
  { winner, price, bid }: LotOutcome,
  auctioneer: number | undefined,
): string {
  const values = { n: price, name: isolate(name(winner)) };
  if (winner === you) return t('page.goa.orders.outcome.won', values);
  if (auctioneer === you) return t('page.goa.orders.outcome.sold', values);
  return bid === null
    ? t('page.goa.orders.outcome.passed', values)
    : t('page.goa.orders.outcome.outbid', { ...values, bid });
}

/** The terms of the sheet as a whole. */
function Rest({ sheet, set }: SheetProps) {
  const { others = 'ask', budget, ...rest } = sheet;
  const withBudget = (n: number | undefined): void =>
    set({
      ...rest,
      ...(sheet.others === undefined ? {} : { others: sheet.others }),
      ...(n === undefined ? {} : { budget: n }),
    });
  return (
    <>
      <FieldRow name={t('page.goa.orders.others')}>
        <span class={ordersStyles.answers}>
          {(['pass', 'ask'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              aria-pressed={answer === others}
              onClick={() => set({ ...sheet, others: answer })}
            >
              {t(`page.goa.orders.${answer}`)}
            </button>
          ))}
        </span>
      </FieldRow>
      <FieldRow name={t('page.goa.orders.budget')}>
        <button type="button" aria-pressed={budget === undefined} onClick={() => withBudget(undefined)}>
          {t('page.goa.orders.budget.none')}
        </button>
        <CountField
          name={t('page.goa.orders.budget')}
          value={budget ?? null}
          min={0}
          max={99}
          set={(n) => withBudget(n)}
        />
      </FieldRow>
    </>
  );
}

/** The wish list for the next markers: spaces tapped on the board, the first choice first. */
export function MarkersForm({ orders, scene, change }: OrdersForm<State, Move, Orders>) {
  const upcoming = upcomingRound(scene.now);
  if (upcoming === undefined) return <p>{t('page.goa.orders.over')}</p>;
  const wishes = wishesFor(orders, upcoming.round);
  const set = (next: typeof wishes): void => change(withWishes(orders, upcoming.round, next));
  return (
    <>
      <p class="muted">{t('page.goa.orders.markers.tap')}</p>
      {wishes.length === 0 && <p>{t('page.goa.orders.markers.empty')}</p>}
      <ol class={styles.wishes}>
        {wishes.map((wish, i) => {
          const name = spaceWord(wish.space, wish.tile ?? null);
          return (
            <li key={wish.space}>
              <div>
                <span>{name}</span>
                {i > 0 && (
                  <button
                    type="button"
                    aria-label={t('page.goa.orders.markers.up', { space: name })}
                    onClick={() => set(wishes.toSpliced(i, 1).toSpliced(i - 1, 0, wish))}
                  >
                    ↑
                  </button>
                )}
                <RemoveButton what={name} tap={() => set(wishes.toSpliced(i, 1))} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
