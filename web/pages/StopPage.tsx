import { useSignal } from '@preact/signals';
import type { Answer } from '../api.ts';
import { FailureNotice, Notice } from '../components/Notice.tsx';
import '../components/mail/words.ts';
import { purposeOf } from '../models/arrival.ts';
import { IDLE, type Asking, type World } from '../models/world.ts';
import { explain, t } from '../voice.ts';
import './words.ts';

interface Props {
  readonly world: World;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/** Ends mails of a kind, from any of them. Nothing happens by opening the page. */
export function StopPage({ world, token = '' }: Props) {
  const asking = useSignal<Asking | { readonly kind: 'done' }>(IDLE);
  const purpose = purposeOf(token)?.for;
  const now = asking.value;
  const ask = async (request: Promise<Answer<unknown>>): Promise<void> => {
    asking.value = { kind: 'busy' };
    const answer = await request;
    asking.value = answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer.failure };
  };
  if (purpose !== 'stop' && purpose !== 'refuse') return <Broken />;
  const choices =
    purpose === 'stop'
      ? [{ label: t('page.stop.games'), press: () => ask(world.api.stopMail(token)) }]
      : [
          { label: t('page.stop.host'), press: () => ask(world.api.refuse(token, 'host')) },
          { label: t('page.stop.all'), press: () => ask(world.api.refuse(token, 'all')) },
        ];
  return (
    <div class="narrow">
      <h1>{t('page.stop.title')}</h1>
      <p>{t(purpose === 'stop' ? 'page.stop.games.why' : 'page.stop.invitations.why')}</p>
      {now.kind === 'done' ? (
        <Notice kind="info">{t('page.stop.done')}</Notice>
      ) : (
        <p class="buttons">
          {choices.map(({ label, press }) => (
            <button key={label} type="button" disabled={now.kind === 'busy'} onClick={press}>
              {label}
            </button>
          ))}
        </p>
      )}
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </div>
  );
}

/** A part of the link is missing. */
const Broken = () => (
  <div class="narrow">
    <h1>{t('page.stop.title')}</h1>
    <Notice kind="error">{explain({ code: 'LINK_BROKEN' })}</Notice>
  </div>
);
