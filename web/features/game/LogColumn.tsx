import { useModel, useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { sinceOwnMove, type RecapSpan } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { ReachModel, waitsForPeople, ReachParts } from '../telling/index.ts';
import { sendUndo, showAnswer, TableMenu } from '../votes/index.ts';
import { rulesAddress } from '../help/index.ts';
import { t, term } from '../../lib/i18n.ts';
import { ChanceNotice } from '../../table/Chance.tsx';
import { askForFilm } from '../recap/index.ts';
import { namesOf, seatName } from '../../lib/names.ts';
import { Log } from '../../table/Log.tsx';
import { People } from '../people/index.ts';

export interface LogColumnProps {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  readonly view: GameView;
  readonly platform: Platform;
  /** Of what the recap tells. */
  readonly recap: Signal<RecapSpan | undefined>;
}

/**
 * The column beside the board: the log, other views of the game, its chance. Players who wait for others are first told how
 * they learn of their turns. The rest waits for that, because it would be pushed down; it stays when nobody is waited for any more.
 */
export function LogColumn(props: LogColumnProps) {
  const { platform, view } = props;
  const waits = !platform.guide && waitsForPeople(view);
  const isReachKnown = useSignal(!waits);
  return (
    <div class="aside">
      {waits && <Reach platform={platform} game={view.id} answered={() => (isReachKnown.value = true)} />}
      {isReachKnown.value || !waits ? <Parts {...props} /> : <div class="still-loading record-room" />}
    </div>
  );
}

interface ReachProps {
  readonly platform: Platform;
  readonly game: string;
  /** The service has said what it knows, or failed to. */
  answered(): void;
}

function Reach({ platform, game, answered }: ReachProps) {
  const model = useModel(() => new ReachModel(platform, game));
  useSignalEffect(() => {
    if (model.isAnswered.value) answered();
  });
  return <ReachParts model={model} />;
}

const Parts = ({ game, gameUi, view, platform, recap }: LogColumnProps) => (
  <>
    <Log view={view} entries={game.story.value} gameUi={gameUi} name={namesOf(view)} />
    <p class="buttons">
      {game.you.value !== null && (
        <button
          type="button"
          aria-keyshortcuts="f"
          disabled={sinceOwnMove({ you: game.you.value, log: game.log.value }) === undefined}
          onClick={() => askForFilm(game, recap)}
        >
          {t('page.log.film')}
        </button>
      )}
      <a class="button" href={`/g/${view.id}/at/${game.position.value.seq}`}>
        {t('page.log.history')}
      </a>
      <a class="button" href={`/g/${view.id}/text`}>
        {t('page.log.text')}
      </a>
      <a class="button" href={rulesAddress(view)}>
        {t('page.nav.rules', { game: term(`game.${view.game}`) })}
      </a>
      {view.status !== 'over' &&
        !platform.guide &&
        game.undoTo.value !== undefined &&
        view.question === null && (
          <button
            type="button"
            disabled={game.asking.value.kind === 'busy'}
            onClick={() => void sendUndo(game, platform).then(showAnswer)}
          >
            {t('page.undo')}
          </button>
        )}
    </p>
    {!platform.guide && (
      <>
        {view.you !== null && view.status === 'running' && (
          <TableMenu game={game} view={view} platform={platform} />
        )}
        <People view={view} platform={platform} />
        <ChanceNotice chance={view.commitment} names={view.seats.map(seatName)} />
      </>
    )}
  </>
);
