import type { Move } from '#shared/games/goa/moves.ts';
import { MOST_CONDITIONS } from '#shared/games/goa/orders/common.ts';
import type { BidSheet, Orders, BidCondition, BidLine } from '#shared/games/goa/orders/schema.ts';
import type { State } from '#shared/games/goa/state.ts';
import { plantationOf } from '#shared/games/goa/things.ts';
import {
  ChoiceField,
  CountField,
  FieldRow,
  RemoveButton,
  ordersStyles,
} from '../../../features/orders/index.ts';
import { formatNumber, t } from '../../../lib/i18n.ts';
import type { OrdersForm } from '../../ordersUi.ts';
import type { SheetLot } from './lots.ts';
import { withLine, withoutLine, withPart, lotWord } from './edit.ts';
import { conditionText } from './entries.ts';
import styles from './bidSheet.module.css';

/** The props of every part of the bid sheet. */
export interface SheetProps {
  readonly form: OrdersForm<State, Move, Orders>;
  readonly sheet: BidSheet;
  readonly lots: readonly SheetLot[];
  set(sheet: BidSheet): void;
}

interface Props extends SheetProps {
  readonly lot: SheetLot;
  readonly line: BidLine;
}

const GROUPS = [1, 2, 3] as const;

/** The rest of a line: what is done above the limit, as auctioneer, and when the lot is not wanted. */
export function LineForm(props: Props) {
  const { sheet, set, lot, line } = props;
  return (
    <div class={styles.line}>
      <FieldRow name={t('page.goa.orders.above')}>
        <span class={ordersStyles.answers}>
          {(['pass', 'ask'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              aria-pressed={answer === (line.above ?? 'pass')}
              onClick={() =>
                set(withLine(sheet, withPart(line, 'above', answer === 'ask' ? 'ask' : undefined)))
              }
            >
              {t(`page.goa.orders.${answer}`)}
            </button>
          ))}
        </span>
        <RemoveButton what={lotWord(lot.lot, lot.tile)} tap={() => set(withoutLine(sheet, lot.lot))} />
      </FieldRow>
      <details>
        <summary>{t('page.goa.orders.more')}</summary>
        <Prices {...props} />
        <Group {...props} />
        <Conditions {...props} />
      </details>
    </div>
  );
}

/** The least to bid, and the most to pay as auctioneer; before the marker lies, the player may turn out to be either. */
function Prices({ form, sheet, set, lot: { marker }, line }: Props) {
  const isMine = marker?.seat === form.scene.you;
  const change = (next: BidLine): void => set(withLine(sheet, next));
  return (
    <>
      {(marker === null || !isMine) && (
        <FieldRow name={t('page.goa.orders.from')}>
          <CountField
            name={t('page.goa.orders.from')}
            value={line.from ?? null}
            min={0}
            first={1}
            max={line.limit}
            set={(from) => change(withPart(line, 'from', from === 0 ? undefined : from))}
          />
        </FieldRow>
      )}
      {(marker === null || isMine) && (
        <FieldRow name={t('page.goa.orders.buyUpTo')}>
          <CountField
            name={t('page.goa.orders.buyUpTo')}
            value={line.buyUpTo ?? line.limit}
            min={0}
            max={99}
            set={(price) => change(withPart(line, 'buyUpTo', price === line.limit ? undefined : price))}
          />
        </FieldRow>
      )}
    </>
  );
}

const Group = ({ sheet, set, line }: Props) => (
  <ChoiceField
    name={t('page.goa.orders.group')}
    answers={GROUPS.map((value) => ({ value, text: formatNumber(value) }))}
    value={line.group}
    set={(group) => set(withLine(sheet, withPart(line, 'group', group)))}
  />
);

/** Reasons to pass on the lot: a list that is ticked. */
function Conditions({ sheet, set, lots, lot, line }: Props) {
  const chosen = line.unless ?? [];
  const isSame = (a: BidCondition) => (b: BidCondition) => JSON.stringify(a) === JSON.stringify(b);
  const toggle = (condition: BidCondition): void => {
    const others = chosen.filter((other) => !isSame(condition)(other));
    const next = others.length < chosen.length ? others : [...chosen, condition];
    set(withLine(sheet, withPart(line, 'unless', next.length === 0 ? undefined : next)));
  };
  return (
    <FieldRow name={t('page.goa.orders.unless')}>
      <span class={ordersStyles.answers}>
        {conditionsFor(lot, lots).map(({ condition, text }) => {
          const isChosen = chosen.some(isSame(condition));
          return (
            <button
              key={text}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= MOST_CONDITIONS}
              onClick={() => toggle(condition)}
            >
              {text}
            </button>
          );
        })}
      </span>
    </FieldRow>
  );
}

interface Offered {
  readonly condition: BidCondition;
  readonly text: string;
}

/** The reasons that a player may have: what this tile brings is there already, or another lot was won. */
function conditionsFor({ tile, lot }: SheetLot, lots: readonly SheetLot[]): readonly Offered[] {
  const allowed = tile === null ? [] : (plantationOf(tile)?.allowed ?? []);
  const own: BidCondition[] = [
    ...(allowed.length === 1 ? allowed.map((grows) => ({ grows })) : []),
    ...(tile !== null && allowed.length !== 1 ? [{ tile }] : []),
  ];
  return [
    ...own.map((condition) => ({
      condition,
      text: 'tile' in condition ? t('page.goa.orders.unless.tile') : conditionText(condition),
    })),
    ...lots
      .filter((other) => other.lot !== lot)
      .map((other) => ({
        condition: { won: other.lot },
        text: t('page.goa.orders.unless.won', { lot: lotWord(other.lot, other.tile) }),
      })),
  ];
}
