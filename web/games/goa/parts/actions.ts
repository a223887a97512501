import type { Action, Column } from '../../../../shared/games/goa/things.ts';

/** The action whose strength a column's marker shows. */
export const ACTION_OF = {
  ships: 'ships',
  harvest: 'harvest',
  taxes: 'taxes',
  expeditions: 'expedition',
  colonists: 'found',
} as const satisfies Readonly<Record<Column, Action>>;
