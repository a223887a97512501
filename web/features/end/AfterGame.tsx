import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { RematchAnswer } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { useTable } from '../../table/context.tsx';
import { createPast } from '../../table/history.ts';
import { go, createPageCheck } from '../../routes.ts';
import { t } from '../../lib/i18n.ts';
import { ScoreHistory } from './ScoreHistory.tsx';
import '../../table/history.css';
import { LoadingNotice } from '../../ui/notices.tsx';
import { Standings } from '../../table/Standings.tsx';
import { ShareGame } from './ShareGame.tsx';
import './after.css';

interface Props {
  /** Becomes true when all is told that stands over the table. */
  readonly isEndShown: Signal<boolean>;
}

/** What is told of a game that is over: its score, and once the log is there, how it came about. */
export function AfterPart({ isEndShown }: Props) {
  const { game, view } = useTable();
  const isWhole = game.log.value.length >= view.seq;
  useEffect(() => {
    if (isWhole) isEndShown.value = true;
  }, [isEndShown, isWhole]);
  return (
    <>
      <AfterGame />
      {isWhole ? <Ending /> : !isEndShown.value && <LoadingNotice />}
    </>
  );
}

/** A game that is over: the final score, and what can be done now. */
export function AfterGame() {
  const { game, view, name } = useTable();
  return (
    <>
      <Standings standings={game.standings.value} comes name={name} />
      <section class="card after-game" aria-labelledby="after-title">
        <h2 id="after-title" class="visually-hidden">
          {t('page.again.title')}
        </h2>
        {GAME_ID.test(view.id) && <PlayAgain />}
        <ShareGame />
      </section>
    </>
  );
}

/** How it came about, from the whole log. */
export function Ending() {
  const { game, gameUi, name } = useTable();
  const { chronicle } = gameUi;
  const rules = game.rules.value;
  const story = game.story.value;
  const past = useMemo(() => rules && createPast(rules), [rules]);
  const places = useMemo(() => chronicle?.placesOf(story, name), [chronicle, story, name]);
  if (rules === undefined || past === undefined) return null;
  return (
    <div class="outcome">
      <ScoreHistory rules={rules} past={past} places={places} />
    </div>
  );
}

/**
 * The players who were there to the end get a button, for the new game too: their browser still adds to its chance.
 * Everybody else gets the link once there is a new game.
 */
function PlayAgain() {
  const { game, view, platform } = useTable();
  const { id, you, seats } = view;
  const next = view.rematch ?? null; // a view kept by an earlier release has none
  if (you === null || seats[you]?.vacancy !== undefined) return next === null ? null : <NewGame id={next} />;
  const begin = async (): Promise<void> => {
    const isHere = createPageCheck();
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
