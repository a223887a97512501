import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameView, JoinRequest } from '#shared/protocol/http.ts';
import { formatDateTime, formatList, isolate, t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Game } from '../../table/game.ts';
import { AddressField, NameField } from '../../ui/fields.tsx';
import { serviceNow } from '../../lib/serviceClock.ts';
import { formatRelative } from '../../lib/times.ts';
import { Name, seatName } from '../../ui/names.tsx';
import { FailureNotice, Notice } from '../../ui/notices.tsx';
import { sendsMail } from '../../lib/visitor.ts';
import { NotificationOfferModel } from '../telling/index.ts';
import { JoiningModel, type Joining } from './joining.ts';
import { languageName, recordText } from './TablesPage.tsx';
import styles from './tables.module.css';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
}

/** In the lobby: what being listed means to the viewer. */
export function ListingSection({ game, view, platform }: Props) {
  const model = useModel(() => new JoiningModel(platform, view.id, () => game.refresh()));
  const { listing } = view;
  const isOpen = listing !== undefined && listing.ended === undefined;
  const isGroups = isOpen && listing.group === true;
  useEffect(() => {
    if (isGroups || view.host) void model.lookAtGroups(isGroups);
  }, [model, isGroups, view.host]);
  const mayJoin = isOpen && (!isGroups || model.groups.value.length > 0);
  return (
    <>
      {listing !== undefined && <ListingNotice listing={listing} />}
      {isGroups && <GroupLinks model={model} />}
      {mayJoin && view.you === null && !view.host && <Join model={model} view={view} platform={platform} />}
      {view.joinRequests !== undefined && <JoinRequests model={model} requests={view.joinRequests} />}
      {view.host && (
        <Listing
          model={model}
          id={view.id}
          open={isOpen && (isGroups ? 'group' : 'all')}
          platform={platform}
        />
      )}
      {view.host && !isOpen && <GroupListing model={model} id={view.id} platform={platform} />}
      {listing !== undefined && <Agreement model={model} view={view} />}
    </>
  );
}

/** The game may begin with bots as far as the others are concerned. */
export const mayStartWithBots = ({ listing, seats, you, host }: GameView): boolean =>
  listing === undefined ||
  seats.every(
    ({ kind, seat }) => kind !== 'person' || (host && seat === you) || listing.agreed.includes(seat),
  );

function ListingNotice({ listing }: { readonly listing: NonNullable<GameView['listing']> }) {
  const { ended, until, accepts, group, reason = '' } = listing;
  if (ended === undefined) {
    const key = group
      ? 'page.listing.on.group'
      : accepts === 'each'
        ? 'page.listing.on.each'
        : 'page.listing.on';
    return <p class={styles.listed}>{t(key, { when: formatDateTime(until) })}</p>;
  }
  const said =
    ended === 'operator'
      ? t('page.listing.ended.operator', { reason: isolate(reason) })
      : t(`page.listing.ended.${ended}`);
  return <Notice kind="info">{said}</Notice>;
}

interface PartProps {
  readonly model: Joining;
  readonly id: string;
  readonly platform: Platform;
}

/** A stranger takes a seat, or asks for one. */
function Join({ view, ...props }: Omit<PartProps, 'id'> & Pick<Props, 'view'>) {
  const { model } = props;
  const asks = view.listing?.accepts === 'each';
  if (view.asked) return <Asked {...props} />;
  const submit = (event: Event): void => {
    event.preventDefault();
    void model.join();
  };
  return (
    <section class="card" aria-labelledby="join-title">
      <h2 id="join-title">{t('page.joining.title')}</h2>
      {asks && <p>{t('page.joining.ask.what')}</p>}
      <form onSubmit={submit}>
        <NameField label={t('page.join.name')} value={model.name} required />
        <Failed model={model} />
        <p class="buttons">
          <button type="submit" class="primary" disabled={model.asking.value.kind === 'busy'}>
            {t(asks ? 'page.joining.ask' : 'page.joining.take')}
          </button>
          <a class="button" href="/tables">
            {t('page.joining.list')}
          </a>
        </p>
      </form>
      <Ways {...props} id={view.id} />
    </section>
  );
}

/** The host is asked and has not answered. */
const Asked = ({ model }: Pick<PartProps, 'model'>) => (
  <section class="card" aria-labelledby="asked-title">
    <h2 id="asked-title">{t('page.tables.asked')}</h2>
    <p>{t('page.joining.waits')}</p>
    <Failed model={model} />
    <p class="buttons">
      <button
        type="button"
        disabled={model.asking.value.kind === 'busy'}
        onClick={() => void model.withdraw()}
      >
        {t('page.joining.withdraw')}
      </button>
      <a class="button" href="/tables">
        {t('page.joining.list')}
      </a>
    </p>
  </section>
);

/** For the host: who asks to join. */
const JoinRequests = ({
  model,
  requests,
}: Pick<PartProps, 'model'> & { readonly requests: readonly JoinRequest[] }) => (
  <section aria-labelledby="requests-title">
    <h2 id="requests-title">{t('page.requests.title')}</h2>
    <p role="status">{requests.length === 0 && t('page.requests.none')}</p>
    <ul class={`plain ${styles.requests}`}>
      {requests.map((asking) => (
        <Request key={asking.id} model={model} {...asking} />
      ))}
    </ul>
  </section>
);

function Request({ model, id, name, reliability, language, at }: Pick<PartProps, 'model'> & JoinRequest) {
  const busy = model.asking.value.kind === 'busy';
  return (
    <li class="card">
      <h3>
        <Name>{name}</Name>
      </h3>
      <p>{recordText(reliability)}</p>
      <p class="muted">
        {language !== null && <>{t('page.requests.speaks', { language: languageName(language) })} · </>}
        {t('page.requests.since', { when: formatRelative(at, serviceNow()) })}
      </p>
      <p class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => void model.answer(id, true)}>
          {t('page.requests.accept', { name: isolate(name) })}
        </button>
        <button type="button" disabled={busy} onClick={() => void model.answer(id, false)}>
          {t('page.requests.decline', { name: isolate(name) })}
        </button>
      </p>
    </li>
  );
}

/** The host puts the game on the list, or takes it off. */
function Listing({ open, ...props }: PartProps & { readonly open: false | 'group' | 'all' }) {
  const { model } = props;
  const busy = model.asking.value.kind === 'busy';
  if (open !== false)
    return (
      <>
        <Failed model={model} />
        <p class="buttons">
          <button type="button" disabled={busy} onClick={() => void model.unlist()}>
            {t(open === 'group' ? 'page.listing.group.off' : 'page.listing.off')}
          </button>
          {open === 'all' && (
            <a class="button" href="/tables">
              {t('page.tables.title')}
            </a>
          )}
        </p>
      </>
    );
  if (!model.isPublic.value) return null;
  return (
    <details class="card">
      <summary>{t('page.listing.title')}</summary>
      <p>{t('page.listing.what')}</p>
      <label class="radio">
        <input
          type="checkbox"
          checked={model.each.value}
          onChange={({ currentTarget }) => (model.each.value = currentTarget.checked)}
        />
        <span>{t('page.listing.each')}</span>
      </label>
      <p class="muted">{t('page.listing.each.why')}</p>
      <Failed model={model} />
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void model.list()}>
          {t('page.listing.yes')}
        </button>
      </p>
      <Ways {...props} />
    </details>
  );
}

/** The host opens the game to a group of theirs. */
function GroupListing(props: PartProps) {
  const { model } = props;
  const groups = model.groups.value;
  if (groups.length === 0) return null;
  return (
    <details class="card">
      <summary>{t('page.listing.group.title')}</summary>
      <p>{t('page.listing.group.what')}</p>
      <Failed model={model} />
      <p class="buttons">
        {groups.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            disabled={model.asking.value.kind === 'busy'}
            onClick={() => void model.list(id)}
          >
            {t('page.listing.group.yes', { name: isolate(name) })}
          </button>
        ))}
      </p>
      <Ways {...props} />
    </details>
  );
}

/** For a member: the page of the group that the table is open to. */
const GroupLinks = ({ model }: Pick<PartProps, 'model'>) => (
  <p class="buttons">
    {model.groups.value.map(({ id, name }) => (
      <a key={id} class="button" href={`/groups/${id}`}>
        {t('page.listing.group.page', { name: isolate(name) })}
      </a>
    ))}
  </p>
);

const Failed = ({ model }: Pick<PartProps, 'model'>) => {
  const { value } = model.asking;
  return <FailureNotice failure={value.kind === 'failed' ? value.failure : undefined} />;
};

/** What may tell them of their turns: without it nobody sits down. */
function Ways({ model, id, platform }: PartProps) {
  const missing = model.missing.value;
  const sent = model.sent.value;
  if (missing === undefined) return null;
  if (sent !== undefined)
    return (
      <p role="status">
        {sent.later === true
          ? t('page.asked.later')
          : t('page.joining.asked', { address: isolate(model.address.value) })}
      </p>
    );
  const submit = (event: Event): void => {
    event.preventDefault();
    void model.sendMail();
  };
  const isStuck = !sendsMail.value && !missing.session;
  return (
    <div class={styles.ways} role="group" aria-label={t('page.reach.ask')}>
      <Notice kind="info">{t(isStuck ? 'page.joining.nobody' : 'page.joining.why')}</Notice>
      {isStuck && (
        <p class="buttons">
          <a class="button primary" href="/new">
            {t('page.nav.new')}
          </a>
        </p>
      )}
      {sendsMail.value && (
        <form onSubmit={submit}>
          <AddressField
            label={t('page.reach.address')}
            value={model.address.value}
            write={(address) => (model.address.value = address)}
            own
          />
          <p class="buttons">
            <button type="submit" disabled={model.asking.value.kind === 'busy'}>
              {t('page.reach.mail')}
            </button>
          </p>
        </form>
      )}
      {missing.session && <OnDevice id={id} platform={platform} />}
    </div>
  );
}

/** For somebody whom the service knows: this device, or what the profile offers. */
function OnDevice({ id, platform }: Omit<PartProps, 'model'>) {
  const offer = useModel(() => new NotificationOfferModel(platform, id));
  const { asking } = offer;
  if (offer.state.value === 'device') return <p role="status">{t('page.reach.device.done')}</p>;
  return (
    <>
      <p class="buttons">
        {offer.deviceOffered.value && (
          <button type="button" disabled={asking.value.kind === 'busy'} onClick={() => void offer.byDevice()}>
            {t('page.reach.device')}
          </button>
        )}
        <a class="button" href="/me">
          {t('page.profile')}
        </a>
      </p>
      <FailureNotice failure={asking.value.kind === 'failed' ? asking.value.failure : undefined} />
    </>
  );
}

/** Whether the players agree to begin with bots. */
function Agreement({ model, view }: Pick<Props, 'view'> & Pick<PartProps, 'model'>) {
  const { listing, seats, you, host } = view;
  if (listing === undefined) return null;
  const agreed = seats.filter(({ seat, kind }) => kind === 'person' && listing.agreed.includes(seat));
  return (
    <>
      {you !== null && !host && (
        <p>
          <label class="radio">
            <input
              type="checkbox"
              checked={listing.agreed.includes(you)}
              onChange={({ currentTarget }) => void model.agree(currentTarget.checked)}
            />
            <span>{t('page.listing.agree')}</span>
          </label>
        </p>
      )}
      {host && !mayStartWithBots(view) && <p>{t('page.listing.waits')}</p>}
      {agreed.length > 0 && (
        <p>
          {t('page.listing.agreed', { names: formatList(agreed.map((info) => isolate(seatName(info)))) })}
        </p>
      )}
    </>
  );
}
