import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, RematchAnswer } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import type { Game } from '../../models/game.ts';
import type { Platform } from '../../models/platform.ts';
import { go } from '../../routes.ts';
import { t } from '../../i18n.ts';
import { LoadingNotice } from '../Loading.tsx';
import { Standings } from '../Standings.tsx';
import { ShareGame } from './ShareGame.tsx';
import './words.ts';
import './after.css';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly world: Platform;
}

interface AfterProps extends Props {
  readonly drawing: AnyGameUi;
  name(seat: Seat): string;
}

/** What is told of a game that is over. It waits for the scores' rules, because the table is shown with it. */
export function AfterPart(props: AfterProps) {
  const { game } = props;
  const asked = useSignal(false);
  useEffect(() => void game.loadFullRules().then(() => (asked.value = true)), [game, asked]);
  return game.fullRules.value === undefined && !asked.value ? <LoadingNotice /> : <AfterGame {...props} />;
}

/** A game that is over: the final score, and what can be done now. */
export const AfterGame = ({ game, drawing, view, world: platform, name }: AfterProps) => (
  <>
    <Standings standings={game.standings.value} comes name={name} />
    <section class="card after-game" aria-labelledby="after-title">
      <h2 id="after-title" class="visually-hidden">
        {t('page.again.title')}
      </h2>
      {GAME_ID.test(view.id) && <PlayAgain game={game} view={view} world={platform} />}
      <ShareGame game={game} drawing={drawing} view={view} name={name} />
    </section>
  </>
);

/**
 * The players who were there to the end get a button, for the new game too: their browser still adds to its chance.
 * Everybody else gets the link once there is a new game.
 */
function PlayAgain({ game, view, world: platform }: Props) {
  const { id, you, seats } = view;
  const next = view.rematch ?? null; // a view kept by an earlier release has none
  if (you === null || seats[you]?.vacancy !== undefined) return next === null ? null : <NewGame id={next} />;
  const begin = async (): Promise<void> => {
    const answer = await game.request(() =>
      platform.api.ask<RematchAnswer>(
        'POST',
        `/api/games/${id}/rematch`,
        { entropy: platform.entropy() },
        you,
      ),
    );
    if (answer !== undefined) go(`/g/${answer.id}`);
  };
  return (
    <>
      <p class="buttons">
        <button
          type="button"
          class="primary"
          disabled={game.asking.value.kind === 'busy'}
          onClick={() => void begin()}
        >
          {t(next === null ? 'page.again.play' : 'page.again.go')}
        </button>
      </p>
      {next === null && <p class="muted">{t('page.again.hint')}</p>}
    </>
  );
}

const NewGame = ({ id }: { readonly id: string }) => (
  <p class="buttons">
    <a class="button primary" href={`/g/${id}`}>
      {t('page.again.go')}
    </a>
  </p>
);
