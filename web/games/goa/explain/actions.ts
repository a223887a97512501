import type { Action, Column } from '#shared/games/goa/things.ts';

/** The action whose strength the marker of a column shows. */
export const ACTION_OF = {
  ships: 'ships',
  harvest: 'harvest',
  taxes: 'taxes',
  expeditions: 'expedition',
  colonists: 'found',
} as const satisfies Readonly<Record<Column, Action>>;
