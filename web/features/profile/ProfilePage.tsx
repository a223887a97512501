import { useModel, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Fetched, LoadingNotice, StillLoading, FailureNotice } from '../../ui/notices.tsx';
import { NameField } from '../../ui/fields.tsx';
import { useScrollOnChange } from '../../ui/scrollIntoView.ts';
import { ignoreDoubleTap } from '../../ui/input.ts';
import type { Channels } from '#shared/protocol/http.ts';
import { ChannelsPanel } from './devices/ChannelsPanel.tsx';
import { ChimeChoice, TellingPanel } from '../telling/index.ts';
import { HintSwitch } from '../hints/index.ts';
import { FeedPanel, OwnTimePanel } from './hours/OwnTimePanel.tsx';
import { CredentialsPanel } from './identity/CredentialsPanel.tsx';
import { WaysBack, SessionList } from './identity/Sessions.tsx';
import { CodeForm } from '../mail-links/index.ts';
import { AddressForm, OwnAddress, Receipts } from './MailPanel.tsx';
import { saveFile, useFragment } from '../../lib/browserPage.ts';
import { OwnDataPanel } from './own-data/OwnDataPanel.tsx';
import { OwnReliability } from '../people/index.ts';
import { OwnDataModel, type OwnDataForm } from './own-data/ownData.ts';
import { ProfileModel, type Profile } from './profile.ts';
import { sendsMail, type PageProps } from '../../lib/visitor.ts';
import { WaysBackModel } from './identity/credentials.ts';
import { isolate, t } from '../../lib/i18n.ts';
import styles from './profile.module.css';

/** Last on a long page, and fetched by itself. */
const companionsPanel = async () => (await import('../companions/index.ts')).CompanionsPanel;

/** The player's name, how they are notified, and their latest notices. */
export function ProfilePage({ platform, visitor }: PageProps) {
  const profile = useModel(() => new ProfileModel(platform, visitor));
  /** Of the page, not of their parts: what has come of them is told, though the part is gone, or elsewhere, then. */
  const own = useModel(() => new OwnDataModel(platform, visitor, saveFile));
  const ways = useModel(() => new WaysBackModel(platform, visitor));
  const me = visitor.me.value;
  useSignalEffect(() => {
    if (visitor.me.value != null) void profile.load();
  });
  useFragment();
  useOneTap();
  const asking = profile.asking.value;
  const done = profile.done.value;
  const text = deletedText(own) || said(profile, me?.name, ways.back.value);
  const outcome = useScrollOnChange<HTMLDivElement>(
    asking.kind === 'failed' ? asking.failure : text || undefined,
  );
  // A guest has games, but those that they only host are not listed.
  const brings = profile.channels.value?.mail.address === null && me != null;
  if (me === undefined && visitor.failure.value === undefined) return <LoadingNotice />;
  const hasNoAddress = me === null || profile.channels.value?.mail.address === null;
  const waysBack = hasNoAddress && <WaysBack model={ways} brings={brings} />;
  const unread = me === null ? undefined : profile.unread.value;
  return (
    <div class={me == null ? 'narrow' : `narrow ${styles.profile}`}>
      <h1>{t('page.profile')}</h1>
      <div class={styles.outcome} ref={outcome}>
        <FailureNotice
          failure={asking.kind === 'failed' ? asking.failure : (visitor.failure.value ?? unread)}
        />
        <p role="status">{text}</p>
        {done === 'asked' && <CodeForm brings={brings} submit={profile.typeCode} />}
      </div>
      {(me === undefined || unread) && (
        <p class="buttons">
          <button type="button" onClick={() => void visitor.refresh()}>
            {t('page.again')}
          </button>
        </p>
      )}
      {me === undefined ? null : me === null ? (
        <>
          <Stranger profile={profile} />
          {waysBack}
          <HintSwitch device={platform.device} />
        </>
      ) : (
        <Known profile={profile} own={own} platform={platform} visitor={visitor}>
          {waysBack}
        </Known>
      )}
    </div>
  );
}

/** After a tap on a button its part may change: the second half of a double tap would hit what takes its place. */
function useOneTap(): void {
  useEffect(() => {
    const settle = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      ignoreDoubleTap(button?.closest(`.${styles.profile}`) ?? null);
    };
    document.addEventListener('click', settle);
    return () => document.removeEventListener('click', settle);
  }, []);
}

function deletedText({ deleted }: OwnDataForm): string {
  if (deleted.value === 'no') return '';
  return t(deleted.value === 'done' ? 'ownData.deleted' : 'ownData.deleted.rest');
}

/** A sentence on the last action. `me`: the name of the player signed in; `back`: of one who came back by a recovery code. */
function said({ done, askedFor }: Profile, me: string | undefined, back: string | undefined): string {
  switch (done.value) {
    case 'saved':
      return t('page.saved');
    case 'asked':
      return t('page.profile.mail.asked', { address: isolate(askedFor.value) });
    case 'later':
      return t('page.asked.later');
    case 'in':
      return me === undefined ? '' : t('page.arrive.done', { name: isolate(me) });
    case 'tested':
      return t('page.profile.mail.tested');
    case undefined:
      return back === undefined ? '' : t('identity.recover.done', { name: isolate(back) });
  }
}

const Stranger = ({ profile }: { readonly profile: Profile }) => (
  <>
    <p>{t('page.profile.none')}</p>
    {sendsMail.value && (
      <AddressForm value={profile.address} label={t('page.profile.signIn')} submit={profile.signIn} />
    )}
  </>
);

interface KnownProps extends PageProps {
  readonly profile: Profile;
  readonly own: OwnDataForm;
  readonly children: ComponentChildren;
}

/** In two columns where there is room. */
function Known({ profile, own, platform, visitor, children }: KnownProps) {
  const player = visitor.me.value?.id ?? '';
  const channels = profile.channels.value;
  const waits = channels === undefined && profile.unread.value === undefined;
  return (
    <>
      <Parts />
      <div class={styles.part} id="notified" tabIndex={-1}>
        <Rename profile={profile} />
        {waits && <StillLoading />}
        {channels !== undefined && (
          <Notified profile={profile} channels={channels} platform={platform} visitor={visitor} />
        )}
      </div>
      <div class={styles.part}>
        <div id="time" tabIndex={-1}>
          {!waits && (
            <>
              <OwnTimePanel key={player} platform={platform} visitor={visitor} />
              <FeedPanel key={`feed ${player}`} platform={platform} />
            </>
          )}
        </div>
        <div id="keys" tabIndex={-1}>
          {children !== false && <h2>{t('identity.recover.other')}</h2>}
          {children}
          <CredentialsPanel key={player} platform={platform} />
          <SignedIn profile={profile} />
        </div>
        <HintSwitch device={platform.device} />
        <OwnPage profile={profile} isShown={visitor.me.value?.pageHidden !== true} />
        <OwnReliability key={`record ${player}`} platform={platform} />
        <Fetched key={`companions ${player}`} load={companionsPanel} props={{ platform }} />
        <div id="data" tabIndex={-1}>
          <OwnDataPanel own={own} visitor={visitor} />
        </div>
      </div>
    </>
  );
}

const PARTS = ['notified', 'time', 'keys', 'data'] as const;

/** Where one's finished games are, and on a phone, where the page is long, its parts. */
const Parts = () => (
  <>
    <p class="buttons">
      {FINISHED.map((list) => (
        <a key={list} class="button" href={`/${list}`}>
          {t(`page.${list}.title`)}
        </a>
      ))}
    </p>
    <nav class={styles.contents} aria-label={t('page.profile.contents')}>
      <ul class="plain">
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{t(`page.profile.part.${part}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  </>
);

const FINISHED = ['results', 'archive', 'statistics'] as const;

function Rename({ profile }: { readonly profile: Profile }) {
  const save = (event: Event): void => {
    event.preventDefault();
    void profile.rename();
  };
  return (
    <form onSubmit={save}>
      <NameField label={t('page.profile.name')} value={profile.name} required />
      <p class="buttons">
        <button type="submit">{t('page.save')}</button>
      </p>
    </form>
  );
}

interface OwnPageProps {
  readonly profile: Profile;
  readonly isShown: boolean;
}

/** The switch of the player's page. */
const OwnPage = ({ profile, isShown }: OwnPageProps) => (
  <>
    <h2>{t('page.player.own')}</h2>
    <p>{t('page.player.own.what')}</p>
    <label class="radio">
      <input
        type="checkbox"
        checked={isShown}
        onChange={({ currentTarget }) => void profile.showPage(currentTarget.checked)}
      />
      {t('page.player.own.show')}
    </label>
  </>
);

/** Where the player is signed in, and how to end it. */
function SignedIn({ profile }: { readonly profile: Profile }) {
  const channels = profile.channels.value;
  const wayBack = t(
    channels?.mail.address == null ? 'page.profile.signOut.noWay' : 'page.profile.signOut.back',
  );
  return (
    <>
      {channels !== undefined && (
        <SessionList
          sessions={profile.sessions.value}
          end={profile.endSession}
          endAll={profile.endAll}
          warning={wayBack}
        />
      )}
      <details>
        <summary>{t('page.profile.signOut')}</summary>
        <p>{wayBack}</p>
        <p class="buttons">
          <button type="button" onClick={() => void profile.signOut()}>
            {t('page.profile.signOut.do')}
          </button>
        </p>
      </details>
    </>
  );
}

interface NotifiedProps extends PageProps {
  readonly profile: Profile;
  readonly channels: Channels;
}

/** How the player is notified, when, and what became of it. */
function Notified({ profile, channels, platform, visitor }: NotifiedProps) {
  const player = visitor.me.value?.id ?? '';
  return (
    <>
      <h2>{t('page.profile.mail')}</h2>
      {channels.mail.available ? (
        <OwnAddress profile={profile} mail={channels.mail} />
      ) : (
        <p>{t('page.profile.mail.off')}</p>
      )}
      <ChannelsPanel key={player} platform={platform} visitor={visitor} player={player} source={profile} />
      <TellingPanel key={player} platform={platform} />
      <ChimeChoice device={platform.device} />
      <h2>{t('page.profile.receipts')}</h2>
      <Receipts channels={channels} games={visitor.games.value ?? []} />
    </>
  );
}
