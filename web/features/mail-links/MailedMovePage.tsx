import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MailedMoveAnswer, MailedMoveNext } from '#shared/protocol/http.ts';
import { FailureNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { errorText, formatList, isolate, t, term } from '../../lib/i18n.ts';
import { language } from '../../lib/language.ts';
import { MailedMoveModel } from './mailLinks.ts';
import type { Platform } from '../../lib/platform.ts';

interface Props {
  readonly platform: Platform;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/** The link of a move that a mail offered: says what it would do, and sends it when the reader presses the button. */
export function MailedMovePage({ platform, token = '' }: Props) {
  const model = useModel(() => new MailedMoveModel(platform, token));
  const { value: spokenNow } = language;
  useEffect(() => {
    if (token !== '') void model.preview(spokenNow); // the service says what the move does
  }, [model, token, spokenNow]);
  const { found, asking } = model;
  const failed = asking.value.kind === 'failed' ? asking.value.failure : undefined;
  return (
    <div class="narrow">
      <h1>{t('page.move.title')}</h1>
      {token === '' && <Notice kind="error">{errorText({ code: 'LINK_BROKEN' })}</Notice>}
      {found.value !== undefined && (
        <Found
          found={found.value}
          busy={asking.value.kind === 'busy'}
          send={() => void model.send(language.peek())}
        />
      )}
      <FailureNotice failure={failed} />
      {(token === '' || (failed !== undefined && found.value === undefined)) && <OnwardLinks />}
    </div>
  );
}

interface FoundProps {
  readonly found: MailedMoveAnswer;
  readonly busy: boolean;
  readonly send: () => void;
}

function Found({ found: { state, name, game, gameId }, busy, send }: FoundProps) {
  return (
    <>
      {state.kind !== 'sent' && (
        <p>{t('page.move.whose', { name: isolate(name), game: term(`game.${game}`) })}</p>
      )}
      {state.kind === 'open' && (
        <>
          <p>
            <strong>{state.sentence}</strong>
          </p>
          <p class="buttons">
            <button type="button" class="primary" disabled={busy} onClick={send}>
              {t('page.move.send')}
            </button>
          </p>
        </>
      )}
      {state.kind === 'sent' && <Notice kind="info">{t('page.move.sent')}</Notice>}
      {state.kind === 'stale' && <Changed since={state.since} />}
      {state.kind === 'lost' && <Notice kind="warning">{t('page.move.lost')}</Notice>}
      {(state.kind === 'sent' || state.kind === 'stale') && <Next {...state} />}
      <p>
        <a href={`/g/${gameId}`}>{t('page.move.open')}</a>
      </p>
    </>
  );
}

/** What is asked now, or for whom the game waits. */
function Next({ acts, asks, waitsFor }: MailedMoveNext) {
  if (acts) return <p>{t('page.move.goesOn', { asks })}</p>;
  return waitsFor.length === 0 ? null : (
    <p>{t('page.move.next', { names: formatList(waitsFor.map(isolate)) })}</p>
  );
}

/** The game has gone on since the mail. */
const Changed = ({ since }: { readonly since: readonly string[] }) => (
  <>
    <Notice kind="warning">{t('page.move.stale')}</Notice>
    {since.length > 0 && (
      <>
        <h2>{t('page.move.since')}</h2>
        <ul>
          {since.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </>
);
