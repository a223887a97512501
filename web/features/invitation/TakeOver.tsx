import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '#shared/games/meta.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { webGames } from '../../games/registry.ts';
import { isolate, t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { storyOf, turnsOf } from '../../lib/story.ts';
import { namesOf, seatName } from '../../ui/names.tsx';

interface Props {
  readonly view: GameView;
  readonly seat: Seat;
  readonly platform: Platform;
}

/** What is taken over: whose seat, and how far the game has got. */
export function TakeOver({ view, seat, platform }: Props) {
  const where = useSignal('');
  useEffect(() => {
    whereIs(platform, view).then(
      (found) => (where.value = found),
      () => undefined, // the seat can be taken without it
    );
  }, [platform, view, where]);
  const info = view.seats[seat];
  if (info === undefined) return null;
  return (
    <>
      <p>{t('page.takeOver.what', { name: isolate(seatName(info)) })}</p>
      <p class="late-line" role="status">
        {where.value}
      </p>
    </>
  );
}

/** The part of the game that is played now; for a game without parts, how many turns have been played. */
export async function whereIs(platform: Platform, view: GameView): Promise<string> {
  const { game } = view;
  if (!isGameId(game)) return '';
  const [log, rules, { gameUi }] = await Promise.all([
    wholeLog(platform, view.id),
    platform.rules(game),
    webGames[game].load(),
  ]);
  const story = storyOf(rules, log);
  const part = gameUi.chronicle?.placesOf(story, namesOf(view)).at(-1)?.part.label;
  if (part !== undefined) return t('page.takeOver.where', { where: part });
  const turns = turnsOf(story).length - 1;
  return turns === 0 ? t('page.takeOver.noTurns') : t('page.takeOver.turns', { n: turns });
}

async function wholeLog({ api }: Platform, id: string): Promise<readonly Commit[]> {
  const commits: Commit[] = [];
  for (let from: number | null = 1; from !== null;) {
    const page: Awaited<ReturnType<typeof api.log>> = await api.log(id, from);
    if (!page.ok) throw new Error(page.failure.code);
    commits.push(...page.value.commits);
    from = page.value.next;
  }
  return commits;
}
