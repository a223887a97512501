import { t, isolate } from '../../lib/i18n.ts';
import { useTable } from '../../table/context.tsx';
import { ChimeChoice, GameTellingChoice } from '../telling/index.ts';
import { Fold, SelectField } from '../../ui/fields.tsx';
import type { ComponentChildren } from 'preact';
import { useModel, useSignal } from '@preact/signals';
import type { Propose, GameView } from '#shared/protocol/http.ts';
import { tableOffers, type TableOffers, TableRequestsModel, showAnswer } from './votes.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { FailureNotice } from '../../ui/notices.tsx';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import styles from './votes.module.css';

/** A player's actions on the table itself: be told of it or not, leave, ask for a pause, ask to end the game. */
export function TableMenu() {
  const { view, platform } = useTable();
  const { id, you, seats } = view;
  if (you === null || seats[you]?.vacancy !== undefined) return null;
  return (
    <Fold title={t('page.menu.title')} class={`card ${styles.menu}`}>
      {() => (
        <>
          <GameTellingChoice platform={platform} game={id} />
          <ChimeChoice device={platform.device} />
          <TableActions />
        </>
      )}
    </Fold>
  );
}

/** Each action says what follows before it is carried out or asked. */
export function TableActions() {
  const { game, view, platform, name } = useTable();
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const offers = tableOffers(view, game.log.value, serviceNow());
  const asking = requests.asking.value;
  if (offers === undefined) return null;
  const busy = asking.kind === 'busy';
  const ask = (question: Propose): void => void showAnswer(requests.propose(question));
  return (
    <>
      {offers.voting ? (
        <p>{t('page.menu.voting')}</p>
      ) : (
        <Questions offers={offers} ask={ask} busy={busy} name={name} />
      )}
      {view.host && <NameForm game={game} view={view} platform={platform} />}
      <Action title={t('page.menu.leave')} what={t('page.menu.leave.what')}>
        <p class="buttons">
          <button type="button" disabled={busy} onClick={() => void showAnswer(requests.leave())}>
            {t('page.menu.leave.yes')}
          </button>
        </p>
      </Action>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}

interface ActionProps {
  readonly title: string;
  /** The consequence, in a sentence. */
  readonly what: string;
  readonly children: ComponentChildren;
}

const Action = ({ title, what, children }: ActionProps) => (
  <details class={styles.action}>
    <summary>{title}</summary>
    <p>{what}</p>
    {children}
  </details>
);

interface QuestionsProps {
  readonly offers: TableOffers;
  readonly busy: boolean;
  ask(question: Propose): void;
  name(seat: number): string;
}

/** The questions that the table can be asked. */
const Questions = ({ offers, ask, busy, name }: QuestionsProps) => (
  <>
    {offers.resume && (
      <Action title={t('page.menu.resume')} what={t('page.menu.resume.what')}>
        <p class="buttons">
          <button type="button" disabled={busy} onClick={() => ask({ kind: 'pause', until: 0 })}>
            {t('page.menu.ask')}
          </button>
        </p>
      </Action>
    )}
    <Action title={t('page.menu.pause')} what={t('page.menu.pause.what')}>
      <PauseForm busy={busy} ask={(until) => ask({ kind: 'pause', until })} />
    </Action>
    {offers.replace.map((one) => (
      <Replacement key={one.seat} {...{ ...one, name, busy, ask }} />
    ))}
    <Action title={t('page.menu.end')} what={t('page.menu.end.what')}>
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => ask({ kind: 'end' })}>
          {t('page.menu.ask')}
        </button>
      </p>
    </Action>
  </>
);

type ReplacementProps = TableOffers['replace'][number] & Pick<QuestionsProps, 'name' | 'busy' | 'ask'>;

function Replacement({ seat, with: ways, name, busy, ask }: ReplacementProps) {
  const of = { name: isolate(name(seat)) };
  const vacant = ways.length === 1;
  return (
    <Action
      title={t(vacant ? 'page.menu.replace.vacant' : 'page.menu.replace', of)}
      what={t('page.menu.replace.what', of)}
    >
      <p class="buttons">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            disabled={busy}
            onClick={() => ask({ kind: 'replace', seat, with: way })}
          >
            {t(`page.menu.replace.${way}`)}
          </button>
        ))}
      </p>
    </Action>
  );
}

interface NameFormProps {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** The longest name the service takes. */
const LONGEST = 40;

/** The host names the game, so that its players tell it from their others. */
export function NameForm({ game, view, platform }: NameFormProps) {
  const name = useSignal(view.title ?? '');
  const isSaved = useSignal(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const title = name.peek().trim() || null;
    const path = `/api/games/${view.id}/title`;
    isSaved.value = (await game.request(() => platform.api.ask('PUT', path, { title }))) !== undefined;
  };
  return (
    <form class={styles.nameForm} onSubmit={(event) => void save(event)}>
      <label>
        {t('page.name')}
        <input
          type="text"
          dir="auto"
          maxLength={LONGEST}
          autocomplete="off"
          aria-describedby="name-what"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            isSaved.value = false;
          }}
        />
      </label>
      <p class="muted" id="name-what">
        {t('page.name.what')}
      </p>
      <p class="buttons">
        <button type="submit" disabled={game.asking.value.kind === 'busy'}>
          {t('page.save')}
        </button>
        <span class="muted" role="status">
          {isSaved.value && t('page.saved')}
        </span>
      </p>
    </form>
  );
}

const DAY = 86_400_000;
/** The longest pause, less a day for clocks that differ. */
const MOST_DAYS = 29;

interface PauseFormProps {
  readonly busy: boolean;
  /** `until`: ms since 1970. */
  ask(until: number): void;
}

/** How long the pause is to last. */
export function PauseForm({ busy, ask }: PauseFormProps) {
  const length = useSignal('1');
  const date = useSignal(dayIn(2));
  const submit = (event: Event): void => {
    event.preventDefault();
    const until = pauseEnd(length.peek(), date.peek(), serviceNow());
    if (until !== undefined) ask(until);
  };
  return (
    <form onSubmit={submit}>
      <SelectField
        label={t('page.menu.pause.length')}
        value={length.value}
        options={[
          ['1', t('page.menu.pause.days', { n: 1 })],
          ['3', t('page.menu.pause.days', { n: 3 })],
          ['7', t('page.menu.pause.week')],
          ['date', t('page.menu.pause.date')],
        ]}
        pick={(chosen) => (length.value = chosen)}
      />
      {length.value === 'date' && (
        <label>
          {t('page.menu.pause.until')}
          <input
            type="date"
            required
            min={dayIn(1)}
            max={dayIn(MOST_DAYS)}
            value={date.value}
            onInput={({ currentTarget }) => (date.value = currentTarget.value)}
          />
        </label>
      )}
      <p class="buttons">
        <button type="submit" disabled={busy}>
          {t('page.menu.ask')}
        </button>
      </p>
    </form>
  );
}

/** When a pause ends that begins now: after some days, or when the day of a date begins. Undefined for no date. */
export function pauseEnd(length: string, date: string, now: number): number | undefined {
  if (length !== 'date') return now + Number(length) * DAY;
  const until = new Date(`${date}T00:00`).getTime();
  return Number.isNaN(until) ? undefined : until;
}

/** The local date in some days, as a date field has it. */
function dayIn(days: number): string {
  const day = new Date(serviceNow());
  day.setDate(day.getDate() + days);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
