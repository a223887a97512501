import type { ComponentChildren } from 'preact';
import { useModel } from '@preact/signals';
import type { GameView, Propose } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import { tableOffers, type TableOffers } from './tableOffers.ts';
import { TableRequestsModel } from './tableRequests.ts';
import type { Platform } from '../../lib/platform.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { namesOf } from '../../lib/names.ts';
import { FailureNotice } from '../../ui/Notice.tsx';
import { PauseForm } from './PauseForm.tsx';
import { NameForm } from './NameForm.tsx';
import { showAnswer } from './showAnswer.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** Each action says what follows before it is carried out or asked. */
export function TableActions({ game, view, platform }: Props) {
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const offers = tableOffers(view, game.log.value, serviceNow());
  const asking = requests.asking.value;
  if (offers === undefined) return null;
  const busy = asking.kind === 'busy';
  const show = async (done: Promise<boolean>): Promise<void> => {
    if (await done) showAnswer();
  };
  const ask = (question: Propose): void => void show(requests.propose(question));
  return (
    <>
      {offers.voting ? (
        <p>{t('page.menu.voting')}</p>
      ) : (
        <Questions offers={offers} ask={ask} busy={busy} name={namesOf(view)} />
      )}
      {view.host && <NameForm game={game} view={view} platform={platform} />}
      <Action title={t('page.menu.leave')} what={t('page.menu.leave.what')}>
        <p class="buttons">
          <button type="button" disabled={busy} onClick={() => void show(requests.leave())}>
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
  /** What follows. */
  readonly what: string;
  readonly children: ComponentChildren;
}

const Action = ({ title, what, children }: ActionProps) => (
  <details class="table-action">
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

/** What the table can be asked. */
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
