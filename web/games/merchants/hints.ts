import type { State } from '#shared/games/merchants/state.ts';
import { helpAddress } from '../../routes.ts';
import type { Hint, HintName } from '../gameUi.ts';

/** Where in the rules each is explained. */
const RULES: Readonly<Record<HintName<'merchants'>, string>> = {
  start: 'goal',
  loading: 'setup',
  planning: 'planning',
  docks: 'card-docks',
  office: 'card-office',
  trade: 'trade',
};

/** The hints on the open decision, the most particular first; none where nothing is to be decided. */
export function hintsOf({ step: { phase }, figures }: State): readonly Hint[] {
  if (phase === 'setup' || phase === 'over') return [];
  const about = phase === 'loading' ? (['start', phase] as const) : [phase];
  return about.map((one) => ({
    key: `hint.merchants.${one}`,
    values: { bonus: figures.contractBonus },
    more: `${helpAddress('merchants')}#${RULES[one]}`,
  }));
}
