import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { RematchAnswer } from '#shared/protocol/http.ts';
import { GAME_ID } from '#shared/protocol/names.ts';
import { useTable, type Table } from '../../table/context.tsx';
import { createPast, isLogWhole } from '../../table/history.ts';
import { go, createPageCheck, REPLAY } from '../../routes.ts';
import { t, formatNumber, term } from '../../lib/i18n.ts';
import { type Exported, exportOnce, Verified } from '../fairness/index.ts';
import { ScoreHistory } from './ScoreHistory.tsx';
import { Fetched, LoadingNotice, Notice } from '../../ui/notices.tsx';
import { Standings, winnersOf } from '../../table/Standings.tsx';
import type { Game } from '../../table/game.ts';
import { helpWords, withWords } from '../../lib/language.ts';
import { formatDate } from '../../lib/times.ts';
import { useCopying } from '../../ui/fields.tsx';
import { saveBlob } from '../../lib/browserPage.ts';
import type { PosterFacts } from './poster.ts';
import styles from './afterGame.module.css';

interface Props {
  /** Becomes true when all is told that stands over the table. */
  readonly isEndShown: Signal<boolean>;
}

/** The end of a game: its score, and once the log is there, how it came about. */
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
      <section class={`card ${styles.afterGame}`} aria-labelledby="after-title">
        <h2 id="after-title" class="visually-hidden">
          {t('page.again.title')}
        </h2>
        {GAME_ID.test(view.id) && <PlayAgain />}
        <ShareGame />
      </section>
    </>
  );
}

/** How it came about, from the whole log, and whether chance was fair. */
function Ending() {
  const { game, gameUi, view, platform, name } = useTable();
  const exported = useMemo(() => exportOnce(platform, view.id), [platform, view.id]);
  const { chronicle } = gameUi;
  const rules = game.rules.value;
  const story = game.story.value;
  const past = useMemo(() => rules && createPast(rules), [rules]);
  const places = useMemo(() => chronicle?.placesOf(story, name), [chronicle, story, name]);
  if (rules === undefined || past === undefined) return null;
  return (
    <div class={styles.outcome}>
      <ScoreHistory rules={rules} past={past} places={places} />
      <DecidedCard exported={exported} />
      <Verified exported={exported} />
    </div>
  );
}

/** Found out when it is asked for: that takes a while, and a part of the page of its own. */
const decided = withWords(() => import('../decided/index.ts').then((its) => its.Decided), helpWords);

/** Leads to where the game was decided. */
export function DecidedCard(props: { readonly exported: Exported }) {
  const isOpen = useSignal(false);
  if (isOpen.value) return <Fetched load={decided} props={props} />;
  return (
    <section class="card">
      <h2>{t('page.decided')}</h2>
      <button type="button" onClick={() => (isOpen.value = true)}>
        {t('page.decided.begin')}
      </button>
    </section>
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

type Drawing =
  | { readonly kind: 'none' | 'busy' | 'failed' }
  | { readonly kind: 'drawn'; readonly file: File; readonly lead: string };

/** The game's address, and a picture of its end that is drawn here. Nothing is sent before the player shares it. */
export function ShareGame() {
  const table = useTable();
  const address = addressForOthers(table);
  const drawn = useSignal<Drawing>({ kind: 'none' });
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = async (): Promise<void> => {
    drawn.value = { kind: 'busy' };
    drawn.value = await makePicture(table, canvas.current).catch(() => ({ kind: 'failed' }) as const);
  };
  const now = drawn.value;
  return (
    <>
      <p class="buttons">
        {now.kind !== 'drawn' && canBeDrawn(table.game) && (
          <button type="button" disabled={now.kind === 'busy'} onClick={() => void draw()}>
            {t(now.kind === 'busy' ? 'page.share.busy' : 'page.share.make')}
          </button>
        )}
        {now.kind === 'drawn' && canShare(now.file) && (
          <button type="button" class="primary" onClick={() => share(address, now.file)}>
            {t('page.share')}
          </button>
        )}
        {now.kind === 'drawn' && (
          <button type="button" onClick={() => saveBlob(now.file.name, now.file)}>
            {t('page.share.save')}
          </button>
        )}
        {address !== '' && <CopyLink address={address} />}
      </p>
      {now.kind === 'failed' && <Notice kind="error">{t('page.share.failed')}</Notice>}
      <canvas
        ref={canvas}
        class={styles.poster}
        hidden={now.kind !== 'drawn'}
        role="img"
        aria-label={now.kind === 'drawn' ? t('page.share.picture', { lead: now.lead }) : ''}
      />
    </>
  );
}

/** A picture says who has won, and when: the rules and the last row have to be there. */
export const canBeDrawn = (game: Game): boolean => game.standings.value.length > 0 && isLogWhole(game);

/** Pixels for each unit of the picture. */
const SHARP = 2;

async function makePicture(table: Table, canvas: HTMLCanvasElement | null): Promise<Drawing> {
  const [{ posterOf }, { paint }, facts] = await Promise.all([
    import('./poster.ts'),
    import('./paint.ts'),
    factsOf(table),
  ]);
  if (canvas === null) return { kind: 'failed' };
  paint(canvas, posterOf(facts), SHARP);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return { kind: 'failed' };
  const file = new File([blob], `carrack-${table.view.id}.png`, { type: blob.type });
  return { kind: 'drawn', file, lead: facts.lead };
}

async function factsOf(table: Table): Promise<PosterFacts> {
  const { game, gameUi, view, name } = table;
  const portrait = gameUi.portrait;
  const { state } = game.position.peek();
  const standings = game.standings.peek();
  return {
    title: term(`game.${view.game}`),
    lead: plain(winnersOf(standings, name)),
    date: formatDate(game.log.peek().at(-1)?.at ?? view.createdAt),
    address: addressForOthers(table),
    seats: standings.map(({ seat, rank, total }) => ({
      seat,
      rank: `${rank}.`,
      name: plain(name(seat)),
      total: formatNumber(total),
      things: portrait?.seat(state, seat).flat() ?? [],
    })),
    board: portrait?.board(state) ?? { columns: 1, things: [] },
    colours: portrait?.colours ?? {},
  };
}

/** Without the marks that keep names apart in running text. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** The address at which others see this game; empty where there is none: a game from a file, or a guided one. */
export const addressForOthers = ({
  view: { id },
  platform: { guide },
}: Pick<Table, 'view' | 'platform'>): string =>
  id === REPLAY || guide !== undefined ? '' : `${location.origin}/g/${id}`;

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

function share(address: string, file: File): void {
  const link = address === '' ? {} : { url: address };
  navigator.share?.({ files: [file], title: t('page.title'), ...link }).catch(() => undefined); // the person closed it
}

function CopyLink({ address }: { readonly address: string }) {
  const copying = useCopying('page.share.copyFailed');
  return (
    <>
      <button type="button" onClick={() => void copying.copy(address)}>
        {t('page.share.link')}
      </button>
      <span role="status">{copying.said}</span>
    </>
  );
}
