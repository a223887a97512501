import { useMemo } from 'preact/hooks';
import { hasDecided, whatHappened } from '#shared/kernel/since.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import { namesAt } from '#shared/words/namesAt.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import { sentence, t } from '../../lib/i18n.ts';
import { namesOf } from '../../lib/names.ts';
import { OrdersDid } from '../recap/index.ts';

interface Props {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  /** The row after which it begins. */
  readonly after: number;
}

/** What happened since the player's own last move: what touched them, then everything in its order. */
export function TextRecap({ game, gameUi, view, after }: Props) {
  const rules = game.rules.value;
  const log = game.log.value;
  const name = useMemo(() => namesOf(view), [view]);
  if (rules === undefined) return null;
  const since = whatHappened(rules, log, {
    after,
    reader: view.you,
    quiet: gameUi.hiddenEvents,
    votes: endedLines(view, view.you),
  });
  const { relevant, story, isUntouched } = since;
  const nameAt = namesAt(game.story.value, name, t('page.seat.former'));
  const inWords = (lines: typeof story) => lines.map(({ seq, phrase }) => sentence(phrase, nameAt(seq)));
  return (
    <>
      <h3>{t(view.you !== null && hasDecided(log, view.you) ? 'page.since.move' : 'page.since.start')}</h3>
      {isUntouched && <p>{t('page.since.untouched')}</p>}
      <ul>
        {inWords(relevant).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <OrdersDid since={since} rows={undefined} you={view.you} name={name} />
      <h3>{t('page.since.all', { n: story.length })}</h3>
      <ol>
        {inWords(story).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </>
  );
}
