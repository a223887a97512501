import { useSignal, type Signal, useModel, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '#shared/games/meta.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { webGames } from '../../games/registry.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { type Platform, IDLE, type RequestState } from '../../lib/platform.ts';
import { storyOf, turnsOf } from '../../lib/story.ts';
import { namesOf, seatName } from '../../ui/names.tsx';
import { NotificationOfferModel, NotificationQuestion } from '../telling/index.ts';
import { replaceBy } from '../../routes.ts';
import { tableApi } from '../../lib/api.ts';
import { FailureNotice } from '../../ui/notices.tsx';
import { outcomeOf } from '../../lib/requests.ts';

interface Props {
  readonly view: GameView;
  readonly seat: Seat;
  readonly platform: Platform;
}

/** The seat to take over: its player's name, and how far the game has got. */
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

/** Asks an invited guest whether the address is theirs, because the invitation may have been passed on. */
export const MailChoice = ({ mail }: { readonly mail: Signal<boolean> }) => (
  <>
    <p>
      <label class="radio">
        <input
          type="checkbox"
          checked={mail.value}
          onChange={({ currentTarget }) => (mail.value = currentTarget.checked)}
        />
        <span>{t('page.join.mail')}</span>
      </label>
    </p>
    <p>{t('page.join.mail.why')}</p>
    <p>
      <a href="/me">{t('page.join.known')}</a>
    </p>
  </>
);

interface SeatTakenProps {
  readonly game: string;
  readonly platform: Platform;
}

/**
 * After a seat was taken among people: how its player is told of their turns, unless that is settled. At the table, which
 * may begin at once, the question lies below the board. Whoever looks themselves goes on to the game with that tap.
 */
export function SeatTaken({ game, platform }: SeatTakenProps) {
  const model = useModel(() => new NotificationOfferModel(platform, game));
  useSignalEffect(() => {
    const state = model.state.value;
    if (state === 'settled' || state === 'silent') replaceBy(`/g/${game}`);
  });
  return (
    <div class="narrow">
      <h1>{t('page.join.taken')}</h1>
      {/* First: the question comes later, and pushes nothing from under the finger. */}
      <p class="buttons">
        <a class="button primary" href={`/g/${game}`}>
          {t('page.join.go')}
        </a>
      </p>
      <NotificationQuestion model={model} />
    </div>
  );
}

interface DeclineFormProps {
  readonly platform: Platform;
  readonly game: string;
  readonly seat: Seat;
  /** Undefined for a companion of the host. */
  readonly token: string | undefined;
  /** Is the seat kept for a companion? They may refuse what follows. */
  readonly isKept: boolean;
  done(): void;
}

/** Lets a guest decline an invitation. */
export function DeclineForm({ platform, game, seat, token, isKept, done }: DeclineFormProps) {
  const asking = useSignal<RequestState>(IDLE);
  const reason = useSignal('');
  const refused = useSignal<'host' | 'all' | undefined>(undefined);
  const now = asking.value;
  const decline = async (event: Event): Promise<void> => {
    event.preventDefault();
    asking.value = { kind: 'busy' };
    const why = reason.peek().trim();
    const answer = await tableApi(platform.api, game).decline(seat, {
      ...(token === undefined ? {} : { token }),
      ...(why === '' ? {} : { reason: why }),
      ...(refused.peek() === undefined ? {} : { refuse: refused.peek() }),
    });
    asking.value = outcomeOf(answer);
    if (answer.ok) done();
  };
  return (
    <details>
      <summary>{t('page.decline')}</summary>
      <form onSubmit={decline}>
        <label>
          {t('page.decline.reason')}
          <input
            type="text"
            dir="auto"
            maxLength={200}
            value={reason.value}
            onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
          />
        </label>
        {isKept && REFUSALS.map((each) => <RefuseChoice key={each} each={each} refused={refused} />)}
        <p class="buttons">
          <button type="submit" disabled={now.kind === 'busy'}>
            {t('page.decline.send')}
          </button>
        </p>
        <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
      </form>
    </details>
  );
}

const REFUSALS = ['host', 'all'] as const;

interface RefuseProps {
  readonly each: (typeof REFUSALS)[number];
  readonly refused: Signal<(typeof REFUSALS)[number] | undefined>;
}

/** Whether the host, or all companions, may not invite any more. */
const RefuseChoice = ({ each, refused }: RefuseProps) => (
  <p>
    <label class="radio">
      <input
        type="checkbox"
        checked={refused.value === each}
        onChange={({ currentTarget }) => (refused.value = currentTarget.checked ? each : undefined)}
      />
      <span>{t(`page.stop.${each}`)}</span>
    </label>
  </p>
);
