import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { checkKey, checkValues, openKey } from '#shared/protocol/exportChecks.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { Boundary, LoadingNotice, FailureNotice, Notice } from '../../ui/notices.tsx';
import { CheckLine } from '../fairness/index.ts';
import { openSaved, savedGame, type SavedGame, fetchReplayParts } from './finishedGame.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Visitor } from '../../lib/visitor.ts';
import { useTitle } from '../../lib/browserPage.ts';
import { go, type Route, REPLAY } from '../../routes.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { GamePage } from '../game/index.ts';
import styles from './replay.module.css';

interface Props {
  readonly place: Extract<Route, { readonly page: 'game' }>;
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/**
 * A game from a file, as it was downloaded: chosen, checked and looked through in this browser alone. Anybody can have written the
 * file; one that cannot be drawn leaves the way to another.
 */
export function ReplayPage({ place, platform, visitor }: Props) {
  const saved = savedGame.value;
  if (place.mode !== 'history' || saved === undefined) return <Chooser platform={platform} />;
  return (
    <>
      <div class={styles.head}>
        <Title name={saved.name} heads={saved.platform === undefined} />
        <Checked saved={saved} />
        <p class="buttons">
          <a class="button" href="/g/replay">
            {t('page.replay.other')}
          </a>
        </p>
      </div>
      {saved.platform !== undefined && (
        <Boundary key={saved}>
          <GamePage place={place} platform={saved.platform} visitor={visitor} />
        </Boundary>
      )}
    </>
  );
}

/** The history below has the heading of the page; where none can be shown, this is it. */
function Title({ name, heads }: { readonly name: string; readonly heads: boolean }) {
  const text = t('page.replay.note', { file: isolate(name) });
  return heads ? <h1 class={styles.title}>{text}</h1> : <p class={styles.title}>{text}</p>;
}

type Reading = { readonly kind: 'idle' | 'busy' } | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** A file can be chosen when all that shows it is there: from then on no network is needed. */
function Chooser({ platform }: Pick<Props, 'platform'>) {
  const ready = useSignal(false);
  useTitle(t('page.replay'));
  useEffect(() => void fetchReplayParts(platform).then(() => (ready.value = true)), [platform, ready]);
  return (
    <div class="narrow">
      <h1>{t('page.replay')}</h1>
      <p>{t('page.replay.what')}</p>
      {ready.value ? <FileChoice platform={platform} /> : <LoadingNotice />}
    </div>
  );
}

function FileChoice({ platform }: Pick<Props, 'platform'>) {
  const state = useSignal<Reading>({ kind: 'idle' });
  const over = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined || state.peek().kind === 'busy') return;
    state.value = { kind: 'busy' };
    const opened = await openSaved(platform, file.name, await file.text().catch(() => ''));
    if (!opened.ok) return void (state.value = { kind: 'failed', failure: opened.failure });
    savedGame.value = opened.value;
    go(`/g/${REPLAY}/at/${Math.max(1, opened.value.file.commits.length)}`);
  };
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault();
    over.value = isOver;
  };
  const now = state.value;
  return (
    <>
      <div
        class={`card ${styles.drop} ${over.value ? styles.over : ''}`}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <button
          type="button"
          class="primary"
          disabled={now.kind === 'busy'}
          onClick={() => input.current?.click()}
        >
          {t(now.kind === 'busy' ? 'page.replay.busy' : 'page.replay.choose')}
        </button>
        <input
          ref={input}
          type="file"
          class={styles.input}
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget: its }) => {
            const file = its.files?.[0];
            its.value = ''; // the same file may be chosen again, e.g. once the network is back
            void open(file);
          }}
        />
        <span>{t('page.replay.drop')}</span>
      </div>
      <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
    </>
  );
}

/** The checks of the file, folded up while all is well. */
function Checked({ saved: { report, file } }: { readonly saved: SavedGame }) {
  const open = openKey(report);
  const { viewer, seats } = file;
  const name = viewer === 'spectator' ? t('page.replay.spectator') : isolate(seats[viewer]?.name ?? '');
  const verdict = t(report.ok ? 'page.replay.ok' : 'page.replay.bad');
  return (
    <>
      {!report.ok && <Notice kind="error">{verdict}</Notice>}
      <details class={`card ${styles.report}`} open={!report.ok}>
        <summary>{report.ok ? verdict : t('page.replay.checked')}</summary>
        <ul class={`plain ${styles.checks}`}>
          {report.checks.map((check) => (
            <CheckLine
              key={check.kind}
              sign={check.ok ? 'yes' : 'no'}
              text={t(checkKey(check), { ...checkValues(check), viewer: name })}
            />
          ))}
          {open !== undefined && <CheckLine sign="open" text={t(open)} />}
          <CheckLine sign="open" text={t('page.replay.names')} />
        </ul>
      </details>
    </>
  );
}
