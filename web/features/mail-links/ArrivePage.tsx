import { useModel, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Arrival } from '#shared/protocol/http.ts';
import { LoadingNotice, FailureNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ArrivalModel, failureOf, leavesAnything, purposeOf, type Arriving } from './mailLinks.ts';
import type { Visitor } from '../../lib/visitor.ts';
import type { Platform } from '../../lib/platform.ts';
import { replaceBy } from '../../routes.ts';
import { errorText, isolate, t } from '../../lib/i18n.ts';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/**
 * The page that the link of a mail opens. A browser that is signed in as the link's player goes straight to their game. Any other
 * browser shows whose link it is and asks: mail scanners open links too, and so may another person at this browser.
 */
export function ArrivePage({ platform, visitor, token = '' }: Props) {
  const model = useModel(() => new ArrivalModel(platform, token));
  const purpose = purposeOf(token);
  const isUsable = purpose === 'go' || purpose === 'in' || purpose === 'own';
  useEffect(() => {
    if (isUsable) void model.preview();
  }, [model, isUsable]);
  useSignalEffect(() => {
    const { value } = model.arrival;
    if (value?.does === 'open' && value.game !== null) replaceBy(`/g/${value.game}`);
  });
  useSignalEffect(() => {
    const { value } = model.done;
    if (value === undefined) return;
    void visitor.refresh();
    if (value.game !== null) replaceBy(`/g/${value.game}`);
  });
  const arrival = model.arrival.value;
  const done = model.done.value;
  if (!isUsable) return <Broken />;
  return (
    <div class="narrow">
      <h1>{t('page.arrive.title')}</h1>
      {arrival === undefined && failureOf(model) === undefined && <LoadingNotice />}
      {arrival !== undefined && done === undefined && <Choices model={model} arrival={arrival} />}
      {done !== undefined && (
        <>
          <p role="status">{t('page.arrive.done', { name: isolate(done.player.name) })}</p>
          <p class="buttons">
            <a class="button primary" href="/">
              {t('page.home.games')}
            </a>
          </p>
        </>
      )}
      <FailureNotice failure={failureOf(model)} />
      {failureOf(model) !== undefined && arrival === undefined && <OnwardLinks />}
    </div>
  );
}

interface ChoicesProps {
  readonly model: Arriving;
  readonly arrival: Arrival;
}

function Choices({ model, arrival }: ChoicesProps) {
  const address = isolate(arrival.address ?? '');
  switch (arrival.does) {
    case 'open':
      return <LoadingNotice />;
    case 'signIn':
      return <SignIn model={model} arrival={arrival} />;
    case 'confirm':
      return (
        <>
          <p>{t('page.arrive.own.why', { address })}</p>
          <Press model={model} label={t('page.arrive.own')} />
        </>
      );
    case 'read':
      return <ReadOnly model={model} arrival={arrival} />;
    case 'elsewhere':
      return <p>{t('page.arrive.elsewhere', { address })}</p>;
  }
}

interface PressProps {
  readonly model: Arriving;
  readonly label: string;
  readonly bring?: boolean;
  /** There is another way, which more readers want. */
  readonly second?: boolean;
}

const Press = ({ model, label, bring = false, second = false }: PressProps) => (
  <p class="buttons">
    <button
      type="button"
      class={second ? undefined : 'primary'}
      disabled={model.asking.value.kind === 'busy'}
      onClick={() => void model.press(bring)}
    >
      {label}
    </button>
  </p>
);

/** Says whose account it is. A guest with games or more chooses what becomes of it. */
function SignIn({ model, arrival }: ChoicesProps) {
  const { player, address, leaves } = arrival;
  const name = isolate(player?.name ?? '');
  return (
    <>
      <p>
        {player === null
          ? t('page.arrive.in.why', { address: isolate(address ?? '') })
          : t('page.arrive.go.why', { name })}
      </p>
      {leavesAnything(arrival) ? (
        <>
          <p>{leaves > 0 ? t('page.arrive.leaves', { n: leaves }) : t('page.arrive.leaves.more')}</p>
          <Press model={model} label={t('page.arrive.bring')} bring />
          <Press model={model} label={t('page.arrive.leave')} second />
        </>
      ) : (
        <Press model={model} label={player === null ? t('page.arrive.in') : t('page.arrive.go', { name })} />
      )}
    </>
  );
}

/** A link that was used or is old. The visitor can have a new mail sent, or watch the game if that is allowed. */
function ReadOnly({ model, arrival }: ChoicesProps) {
  const { player, game, seat, maySee } = arrival;
  const name = isolate(player?.name ?? '');
  const asked = model.asked.value;
  return (
    <>
      <p>
        {seat === null
          ? t('page.arrive.read', { name })
          : t('page.arrive.read.seat', { name, seat: seat + 1 })}
      </p>
      <p class="buttons">
        {maySee && (
          <a class="button primary" href={`/g/${game}`}>
            {t('page.watch')}
          </a>
        )}
        <button
          type="button"
          class={maySee ? undefined : 'primary'}
          disabled={model.asking.value.kind === 'busy'}
          onClick={() => void model.askForMail()}
        >
          {t('page.arrive.ask')}
        </button>
      </p>
      {asked !== undefined && (
        <>
          <p role="status">{t(asked.later ? 'page.asked.later' : 'page.arrive.asked')}</p>
          {!asked.later && <CodeForm brings={leavesAnything(arrival)} submit={model.type} />}
        </>
      )}
    </>
  );
}

/** A part of the link is missing. */
const Broken = () => (
  <div class="narrow">
    <h1>{t('page.arrive.title')}</h1>
    <Notice kind="error">{errorText({ code: 'LINK_BROKEN' })}</Notice>
    <OnwardLinks />
  </div>
);
