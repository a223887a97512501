import { useModel, useSignalEffect, type Signal } from '@preact/signals';
import { LoadingNotice, Waits } from '../components/Loading.tsx';
import { NameField } from '../components/NameField.tsx';
import { FailureNotice } from '../components/Notice.tsx';
import type { Channels } from '#shared/protocol/http.ts';
import { ChannelsPanel } from '../components/channels/ChannelsPanel.tsx';
import { ChimeChoice } from '../components/chime/ChimeChoice.tsx';
import { HintSwitch } from '../hints/HintSwitch.tsx';
import { FeedPanel } from '../components/feed/FeedPanel.tsx';
import { OwnTimePanel } from '../components/hours/OwnTimePanel.tsx';
import { CameBack } from '../components/mail/CameBack.tsx';
import { CredentialsPanel } from '../components/identity/CredentialsPanel.tsx';
import { WaysBack } from '../components/identity/WaysBack.tsx';
import { CodeForm } from '../components/mail/CodeForm.tsx';
import { OwnDataPanel } from '../components/ownData/OwnDataPanel.tsx';
import { OwnRecord } from '../components/people/OwnRecord.tsx';
import { Receipts } from '../components/mail/Receipts.tsx';
import { SessionList } from '../components/mail/SessionList.tsx';
import { TellingPanel } from '../components/telling/TellingPanel.tsx';
import '../components/mail/words.ts';
import { ProfileModel, type Profile } from '../models/profile.ts';
import type { Visitor } from '../models/visitor.ts';
import type { Platform } from '../models/platform.ts';
import { isolate, t } from '../i18n.ts';
import './words.ts';

interface Props {
  readonly world: Platform;
  readonly visitor: Visitor;
}

/** The player's name, how they are notified, and their latest notices. */
export function ProfilePage({ world: platform, visitor }: Props) {
  const profile = useModel(() => new ProfileModel(platform, visitor));
  const me = visitor.me.value;
  useSignalEffect(() => {
    if (visitor.me.value == null) return;
    profile.name.value = visitor.me.value.name;
    void profile.load();
  });
  const asking = profile.asking.value;
  const done = profile.done.value;
  const brings =
    profile.channels.value?.mail.address === null && (visitor.games.value ?? []).length > 0 && me != null;
  if (me === undefined && visitor.failure.value === undefined) return <LoadingNotice />;
  return (
    <div class="narrow">
      <h1>{t('page.profile.title')}</h1>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : visitor.failure.value} />
      <p role="status">{said(profile)}</p>
      {done === 'asked' && <CodeForm brings={brings} submit={profile.typeCode} />}
      {me == null ? (
        <Stranger profile={profile} />
      ) : (
        <Known profile={profile} world={platform} visitor={visitor} />
      )}
      {profile.channels.value?.mail.address == null && (
        <WaysBack world={platform} visitor={visitor} brings={brings} />
      )}
      {me != null && <CredentialsPanel key={me.id} world={platform} />}
      {me == null ? (
        <HintSwitch device={platform.device} />
      ) : (
        <>
          <SignedIn profile={profile} />
          <OwnRecord world={platform} />
        </>
      )}
      <OwnDataPanel world={platform} visitor={visitor} />
    </div>
  );
}

function said({ done, address }: Profile): string {
  switch (done.value) {
    case 'saved':
      return t('page.profile.saved');
    case 'asked':
      return t('page.profile.mail.asked', { address: isolate(address.value) });
    case 'later':
      return t('page.asked.later');
    case 'tested':
      return t('page.profile.mail.tested');
    case undefined:
      return '';
  }
}

const Stranger = ({ profile }: { readonly profile: Profile }) => (
  <>
    <p>{t('page.profile.none')}</p>
    <AddressForm value={profile.address} label={t('page.profile.signIn')} submit={profile.signIn} />
  </>
);

function Known({ profile, world: platform, visitor }: Props & { readonly profile: Profile }) {
  const player = visitor.me.value?.id ?? '';
  const channels = profile.channels.value;
  const save = (event: Event): void => {
    event.preventDefault();
    void profile.rename();
  };
  return (
    <>
      <form onSubmit={save}>
        <NameField label={t('page.profile.name')} value={profile.name} required />
        <p class="buttons">
          <button type="submit">{t('page.profile.save')}</button>
        </p>
      </form>
      {channels === undefined && profile.asking.value.kind !== 'failed' ? (
        <Waits />
      ) : (
        <>
          {channels !== undefined && (
            <Notified profile={profile} channels={channels} world={platform} visitor={visitor} />
          )}
          <OwnTimePanel key={player} world={platform} visitor={visitor} />
          <FeedPanel key={`feed ${player}`} world={platform} />
        </>
      )}
      <HintSwitch device={platform.device} />
    </>
  );
}

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

interface NotifiedProps extends Props {
  readonly profile: Profile;
  readonly channels: Channels;
}

/** How the player is notified, when, and what became of it. */
function Notified({ profile, channels, world: platform, visitor }: NotifiedProps) {
  const player = visitor.me.value?.id ?? '';
  return (
    <>
      <h2>{t('page.profile.mail')}</h2>
      {channels.mail.available ? (
        <Mail profile={profile} mail={channels.mail} />
      ) : (
        <p>{t('page.profile.mail.off')}</p>
      )}
      <ChannelsPanel key={player} world={platform} visitor={visitor} player={player} source={profile} />
      <TellingPanel key={player} world={platform} />
      <ChimeChoice device={platform.device} />
      <h2>{t('page.profile.receipts')}</h2>
      <Receipts channels={channels} games={visitor.games.value ?? []} />
    </>
  );
}

interface MailProps {
  readonly profile: Profile;
  readonly mail: Channels['mail'];
}

const Mail = ({ profile, mail: { address, on, undeliverable: reason } }: MailProps) => (
  <>
    {address !== null && reason !== null && (
      <CameBack address={address} reason={reason} confirm={() => void profile.confirmAgain(address)} />
    )}
    {address !== null && (
      <>
        <p>{on ? t('page.profile.mail.has', { address: isolate(address) }) : t('page.profile.mail.muted')}</p>
        <p class="buttons">
          <button type="button" onClick={() => profile.mute(!on)}>
            {t(on ? 'page.profile.mail.mute' : 'page.profile.mail.on')}
          </button>
          <button type="button" onClick={profile.test}>
            {t('page.profile.mail.test')}
          </button>
          <button type="button" onClick={profile.forget}>
            {t('page.profile.mail.forget')}
          </button>
        </p>
      </>
    )}
    <AddressForm value={profile.address} label={t('page.profile.mail.confirm')} submit={profile.confirm} />
    {address === null && (
      <details>
        <summary>{t('page.profile.played')}</summary>
        <AddressForm value={profile.address} label={t('page.profile.signIn')} submit={profile.signIn} />
      </details>
    )}
  </>
);

interface AddressProps {
  readonly value: Signal<string>;
  readonly label: string;
  submit(): Promise<void>;
}

function AddressForm({ value, label, submit }: AddressProps) {
  const send = (event: Event): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={send}>
      <p>
        <label>
          {t('page.profile.mail.address')}
          <input
            type="email"
            required
            autocomplete="email"
            value={value.value}
            onInput={({ currentTarget }) => {
              value.value = currentTarget.value;
            }}
          />
        </label>
      </p>
      <p class="buttons">
        <button type="submit">{label}</button>
      </p>
    </form>
  );
}
