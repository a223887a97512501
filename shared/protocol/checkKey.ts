import type { ExportCheck, ExportReport } from './exportChecks.ts';

/** Which words say what came of a check (`shared/words/en`: history, replay). They are filled with `count`, `at`, `viewer`. */

export function checkKey(check: ExportCheck) {
  const result = check.ok ? 'ok' : 'bad';
  switch (check.kind) {
    case 'rows':
    case 'head':
    case 'end':
    case 'log':
      return `page.replay.${check.kind}.${result}` as const;
    case 'seed':
    case 'commitment':
      return `page.verified.${check.kind}.${result}` as const;
    case 'draws':
      return check.at === undefined && !check.ok
        ? 'page.verified.draws.none'
        : (`page.verified.draws.${result}` as const);
  }
}

/** Why something could not be checked; undefined if all was. */
export function openKey({ open, checks }: ExportReport) {
  if (open.length === 0) return undefined;
  if (checks.some(({ kind, ok }) => kind === 'rows' && !ok)) return 'page.replay.open.fault';
  return open.includes('seed') ? 'page.replay.open.running' : 'page.replay.open.none';
}

/** What fills the words of a check. */
export const checkValues = (check: ExportCheck) => ({
  count: 'count' in check ? check.count : 0,
  at: 'at' in check ? (check.at ?? 0) : 0,
});
