import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView, RematchAnswer } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import type { Game } from '../../table/game.ts';
import { createPast } from '../../table/history.ts';
import type { Platform } from '../../lib/platform.ts';
import { go } from '../../routes.ts';
import { stillHere } from '../../lib/stillHere.ts';
import { t } from '../../lib/i18n.ts';
import { HowItCame } from './HowItCame.tsx';
import '../../table/history.css';
import { LoadingNotice } from '../../ui/Loading.tsx';
import { Standings } from '../../table/Standings.tsx';
import { ShareGame } from './ShareGame.tsx';
import './after.css';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

interface AfterProps extends Props {
  readonly gameUi: AnyGameUi;
  name(seat: Seat): string;
}

interface PartProps extends AfterProps {
  /** Becomes true when all is told that stands over the table. */
  readonly isEndShown: Signal<boolean>;
}

/** What is told of a game that is over: its score, and once the log is there, how it came about. */
export function AfterPart({ isEndShown, ...props }: PartProps) {
  const isWhole = props.game.log.value.length >= props.view.seq;
  useEffect(() => {
    if (isWhole) isEndShown.value = true;
  }, [isEndShown, isWhole]);
  return (
    <>
      <AfterGame {...props} />
      {isWhole ? <Ending {...props} /> : !isEndShown.value && <LoadingNotice />}
    </>
  );
}

/** A game that is over: the final score, and what can be done now. */
export const AfterGame = ({ game, gameUi, view, platform, name }: AfterProps) => (
  <>
    <Standings standings={game.standings.value} comes name={name} />
    <section class="card after-game" aria-labelledby="after-title">
      <h2 id="after-title" class="visually-hidden">
        {t('page.again.title')}
      </h2>
      {GAME_ID.test(view.id) && <PlayAgain game={game} view={view} platform={platform} />}
      <ShareGame game={game} gameUi={gameUi} view={view} name={name} />
    </section>
  </>
);

/** How it came about, from the whole log. */
export function Ending({ game, gameUi: { chronicle }, view, name }: AfterProps) {
  const rules = game.rules.value;
  const story = game.story.value;
  const past = useMemo(() => rules && createPast(rules), [rules]);
  const places = useMemo(() => chronicle?.placesOf(story, name), [chronicle, story, name]);
  if (rules === undefined || past === undefined) return null;
  return (
    <div class="outcome">
      <HowItCame {...{ game, view, rules, past, chronicle, places, name }} />
    </div>
  );
}

/**
 * The players who were there to the end get a button, for the new game too: their browser still adds to its chance.
 * Everybody else gets the link once there is a new game.
 */
function PlayAgain({ game, view, platform }: Props) {
  const { id, you, seats } = view;
  const next = view.rematch ?? null; // a view kept by an earlier release has none
  if (you === null || seats[you]?.vacancy !== undefined) return next === null ? null : <NewGame id={next} />;
  const begin = async (): Promise<void> => {
    const isHere = stillHere();
    const answer = await game.request(() =>
      platform.api.ask<RematchAnswer>(
        'POST',
        `/api/games/${id}/rematch`,
        { entropy: platform.entropy() },
        you,
      ),
    );
    if (answer !== undefined && isHere()) go(`/g/${answer.id}`);
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
      <p class="muted">{t('page.again.hint')}</p>
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
