import type { GameView } from '#shared/protocol/http.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import type { Game } from '../../table/game.ts';
import type { Absence } from '../../table/absence.ts';
import type { AnyChronicle, AnyGameUi } from '../../games/gameUi.ts';
import { t } from '../../lib/i18n.ts';
import { oneStop } from '../../table/log/keys.ts';
import { Parts } from '../../table/log/Parts.tsx';
import { LogLine } from '../../table/log/Rows.tsx';
import { tell, type LogRowText } from '../../table/log/told.ts';
import '../../table/log/log.css';

/** At most this many sentences can be read at a glance; the rest is in the full account. */
const LANDMARKS = 5;

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly gameUi: AnyGameUi;
  readonly absence: Absence;
  readonly chronicle: AnyChronicle;
  name(seat: number): string;
}

/** The rows of the absence that count, each where it belongs in the game. */
export const rowsSince = ({ game, view, gameUi, absence, chronicle, name }: Props): readonly LogRowText[] =>
  tell(game.story.peek(), gameUi.hiddenEvents, name, chronicle, endedLines(view, view.you)).filter(
    ({ seq, undone, isVote }) =>
      (seq > absence.after || (isVote === true && seq === absence.after)) && seq <= absence.to && !undone,
  );

interface RowsProps {
  readonly rows: readonly LogRowText[];
  readonly chronicle: AnyChronicle;
}

/** The latest events that matter to everybody, or of all if none does, without those in `told`, as the log tells them. */
export function RecapByPart({ rows, chronicle, told }: RowsProps & { readonly told: readonly string[] }) {
  const others = rows.flatMap(({ sentences }) => sentences).filter(({ text }) => !told.includes(text));
  const main = others.filter(({ event }) => event !== undefined && chronicle.landmarks.has(event.type));
  const lines = (main.length > 0 ? main : others).slice(-LANDMARKS);
  if (lines.length === 0) return null;
  return (
    <div class="since-brief">
      <h3>{t('page.since.brief')}</h3>
      <ul class="plain">
        {lines.map((line, i) => (
          <li key={i}>
            <LogLine told={line} undone={false} chronicle={chronicle} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The full account, as in the log, by part of the game. */
export const RecapLog = (props: RowsProps & { readonly game: string }) => (
  <div class="log-box since-log" role="group" aria-label={t('page.log')} {...oneStop}>
    <Parts {...props} marked={undefined} />
  </div>
);
