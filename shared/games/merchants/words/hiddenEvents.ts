/** Events without a line in log and mail, because other events say the same. */
export const hiddenEvents: ReadonlySet<string> = new Set(['stepBegan', 'shuffled']);
