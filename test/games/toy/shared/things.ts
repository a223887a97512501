export const STONES = ['red', 'blue'] as const;
type Stone = (typeof STONES)[number];

export const FIELDS = ['north', 'east', 'south'] as const;
export type Field = (typeof FIELDS)[number];

/** Which stones a field takes. */
export const TAKES: Readonly<Record<Field, readonly Stone[]>> = {
  north: ['red', 'blue'],
  east: ['red'],
  south: ['blue'],
};
