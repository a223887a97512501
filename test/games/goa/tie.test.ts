import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { checkExport } from '#shared/protocol/exportChecks.ts';
import type { Export } from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import { tieBroken } from '#shared/words/render.ts';
import { translatorFor } from '../../../worker/wording/translator.ts';
import { goldenGames } from '../../support/golden.ts';
import { playedService } from '../../support/savedGame.ts';

/** How a tie for the first place was broken is told wherever the final score is. */

const NAMES = ['Ann', 'Bob', 'Cleo'];

/** The file of a recorded game. Its chance is not that of the file, so the checks find faults. */
function fileOf(name: string): Export {
  const golden = goldenGames('goa').find((one) => one.name.startsWith(name))?.golden;
  if (golden === undefined) throw new Error(`no golden game ${name}`);
  const { version, options } = golden;
  const commits = golden.rows.map(({ seat, events }, i): Commit => ({
    seq: i + 1,
    seat,
    events,
    at: i,
    version,
  }));
  const seats = NAMES.map((player, seat) => ({ seat, kind: 'person', name: player, online: false }) as const);
  return {
    ...playedService().export(),
    game: 'goa',
    options,
    seats,
    commits,
    rows: commits,
    head: chainHead(commits),
  };
}

const BROKEN = '3-2004-tie-by-ducats';
const SHARED = '3-2012-shared-win';

describe('A tie for the first place', () => {
  const told = (name: string, language: Language) =>
    tieBroken(checkExport(rules, fileOf(name)).standings, {
      language,
      words: translatorFor(language).words,
      name: (seat) => NAMES[seat] ?? '?',
    })?.replaceAll(/[\u00a0\u202f]/g, ' ');

  it.each<[Language, RegExp]>([
    ['en', /^\w+ wins\. The points are equal; the tie goes to the player with more ducats\.$/],
    ['pl', /^Wygrywa \w+\. Remis w punktach; rozstrzyga większa liczba dukatów\.$/],
    ['cs', /^Vyhrává \w+\. Bodů je stejně; rozhoduje vyšší počet dukátů\.$/],
    ['fr', /^\w+ gagne\. Les points sont égaux ; l’égalité profite à qui a le plus de ducats\.$/],
  ])('is told with the rule that broke it (%s)', (language, sentence) => {
    expect(told(BROKEN, language)).toMatch(sentence);
  });

  it('is not told as broken if the victory is shared', () => {
    expect(told(SHARED, 'en')).toBeUndefined();
  });

  it('is told by the check of a saved game, after the final score', () => {
    const folder = mkdtempSync(join(tmpdir(), 'carrack-tie-'));
    const path = join(folder, 'game.json');
    const verified = (name: string): string => {
      writeFileSync(path, JSON.stringify(fileOf(name)));
      return spawnSync(process.execPath, ['scripts/verify.ts', path], { encoding: 'utf8' }).stdout;
    };
    expect(verified(BROKEN)).toMatch(
      /Final score: 1\. (\w+) \d+, .*\n\1 wins\. The points are equal; the tie goes/,
    );
    expect(verified(SHARED)).not.toContain('The points are equal');
    rmSync(folder, { recursive: true });
  });
});
