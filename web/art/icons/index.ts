import icon from './icon.svg';
import maskable from './maskable.svg';

const BADGED = import.meta.glob<string>('./waiting-*.svg', { eager: true, query: '?url', import: 'default' });

/** Addresses of the icons for a manifest: as it is, and with room to be cut to any shape. */
export const ICONS = { any: icon, maskable } as const;

/** The address of the tab's icon, with the number of games that wait; from ten on it says `9+`. */
export function iconOf(waiting: number): string {
  if (waiting === 0) return icon;
  return BADGED[`./waiting-${waiting > 9 ? 'more' : waiting}.svg`] ?? icon;
}
