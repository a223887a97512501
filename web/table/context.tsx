import { createContext, type ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { spoken } from '../lib/language.ts';
import { namesOf } from '../ui/names.tsx';
import type { Platform } from '../lib/platform.ts';
import type { Game } from './game.ts';

/** The table that a page shows: the same for all its parts, at any time. */
export interface Table {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  /** As the service sent it last. */
  readonly view: GameView;
  readonly platform: Platform;
  /** The name of a seat's player. */
  name(seat: Seat): string;
}

const TableContext = createContext<Table | undefined>(undefined);

/**
 * The table around a component.
 * @throws if there is none, which is a fault of the page
 */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('There is no table here.');
  return table;
}

interface Props extends Omit<Table, 'name'> {
  readonly children: ComponentChildren;
}

/** Gives its children their table. They are drawn again only when it has changed, or is told in another language. */
export function TableProvider({ game, gameUi, view, platform, children }: Props) {
  const { value: words } = spoken;
  const table = useMemo(
    () => ({ game, gameUi, view, platform, name: namesOf(view) }), // what is kept of it in words goes with `name`
    [game, gameUi, view, platform, words],
  );
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>;
}
