import { useModel, useSignal, useSignalEffect, type Signal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { sinceOwnMove, type Told } from '../../table/absence.ts';
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

export interface RecordProps {
  readonly game: Game;
  readonly drawing: AnyGameUi;
  readonly view: GameView;
  readonly world: Platform;
  /** Of what the recap tells. */
  readonly told: Signal<Told | undefined>;
}

/**
 * The column beside the board: the log, other views of the game, its chance. Players who wait for others are first told how
 * they learn of their turns. The rest waits for that, because it would be pushed down; it stays when nobody is waited for any more.
 */
export function Record(props: RecordProps) {
  const { world: platform, view } = props;
  const waits = !platform.guide && waitsForPeople(view);
  const isTold = useSignal(!waits);
  return (
    <div class="aside">
      {waits && <Reach world={platform} game={view.id} told={() => (isTold.value = true)} />}
      {isTold.value || !waits ? <Parts {...props} /> : <div class="still-loading record-room" />}
    </div>
  );
}

interface ReachProps {
  readonly world: Platform;
  readonly game: string;
  /** The service has said what it knows, or failed to. */
  told(): void;
}

function Reach({ world: platform, game, told }: ReachProps) {
  const model = useModel(() => new ReachModel(platform, game));
  useSignalEffect(() => {
    if (model.isAnswered.value) told();
  });
  return <ReachParts model={model} />;
}

const Parts = ({ game, drawing, view, world: platform, told }: RecordProps) => (
  <>
    <Log view={view} entries={game.story.value} drawing={drawing} name={namesOf(view)} />
    <p class="buttons">
      {game.you.value !== null && (
        <button
          type="button"
          aria-keyshortcuts="f"
          disabled={sinceOwnMove({ you: game.you.value, log: game.log.value }) === undefined}
          onClick={() => askForFilm(game, told)}
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
          <TableMenu game={game} view={view} world={platform} />
        )}
        <People view={view} world={platform} />
        <ChanceNotice chance={view.commitment} names={view.seats.map(seatName)} />
      </>
    )}
  </>
);
