import { readdress } from '../../routes.ts';

/** A trial has the address of the row where it begins, with a fragment, and its own entry in the browser's history. */
const TRYING = '#try';

/** In the state of an entry that was made here: the one before it is the history of the game. */
const MARK = 'trial';

export const isTrying = (): boolean => location.hash === TRYING;

export const addressTrial = (): void => history.pushState({ [MARK]: true }, '', TRYING);

/** Leads back to the history of the game. Of a trial that was opened by its address, the entry before may be another site's. */
export function leaveTrial(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && MARK in state) history.back();
  else readdress(location.pathname);
}
