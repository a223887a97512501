import { assertNever } from '#shared/kernel/never.ts';
import { auctioneerOf, playerOf, type Auction, type Question, type State } from '#shared/games/goa/state.ts';
import { auctioneersPrice } from '#shared/games/goa/prices.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { t } from '../../../lib/i18n.ts';

/** The question of the open decision, short enough for the turn bar; empty if there is none. `offered`: the answers. */
export function question(now: State, offered: readonly Choice[] = []): string {
  const { step, questions, figures } = now;
  const asked = questions[0];
  if (asked !== undefined) return interruption(asked, offered);
  switch (step.phase) {
    case 'setup':
    case 'over':
      return '';
    case 'quickStart':
      return t('page.goa.ask.quickStart');
    case 'placing':
      return now.markers.length === 0
        ? t('page.goa.ask.flag')
        : t('page.goa.ask.placing', { n: now.markers.length + 1 });
    case 'auction':
      return bidding(now, step);
    case 'turn':
      if (step.acted) return t('page.goa.ask.turn.acted');
      return step.action === 'extra'
        ? t('page.goa.ask.turn.extra')
        : t('page.goa.ask.turn', { n: step.action, of: figures.actions });
    case 'extra':
      return t(
        playerOf(now, step.seat).extra > figures.extraKept ? 'page.goa.ask.extra.must' : 'page.goa.ask.extra',
      );
    default:
      return assertNever(step);
  }
}

function bidding(now: State, { seat, marker, high }: Auction): string {
  const what = lotOf(now, marker);
  if (high === null) return t('page.goa.ask.auction', { what });
  const { amount } = high;
  const over = { what, n: amount + 1, high: amount };
  if (seat !== auctioneerOf(now, marker)) return t('page.goa.ask.auction.over', over);
  return now.options.edition === '2012'
    ? t('page.goa.ask.auction.buy', { what, n: auctioneersPrice(amount), high: amount })
    : t('page.goa.ask.auction.own', over);
}

/** The lot under a marker: its tile, or the flag. */
function lotOf({ markers, grid }: State, marker: number): string {
  const tile = grid[markers[marker - 1]?.space ?? -1] ?? null;
  return tile === null || marker === 1 ? t('goa.flag') : t(`goa.tile.${tile}`);
}

function interruption(asked: Question, offered: readonly Choice[]): string {
  switch (asked.ask) {
    case 'fill':
      return t('page.goa.ask.fill', { n: asked.fields.length });
    case 'spices':
    case 'either':
    case 'mix':
      return t(`page.goa.ask.${asked.ask}`, { n: asked.n });
    case 'resupply': {
      const grows = offered.some(({ type }) => type === 'placeSpices'); // not without a free field
      return t(grows ? 'page.goa.ask.resupply' : 'page.goa.ask.either', { n: asked.n });
    }
    case 'discardPlantation':
    case 'favor':
      return t(`page.goa.ask.${asked.ask}`);
    case 'founding':
      return t('page.goa.ask.founding', { colony: t(`goa.colony.${asked.colony}`) });
    default:
      return assertNever(asked);
  }
}
