import { withWords } from '../../lib/language.ts';
import { tablesWords } from '../tables/index.ts';

/** A game that has not begun, with the words of the open tables. */
export const lobbyPart = withWords(async () => (await import('./Lobby.tsx')).UnstartedGame, tablesWords);
