import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameView } from '#shared/protocol/http.ts';
import { formatDateTime, formatList, isolate, t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Game } from '../../table/game.ts';
import { NameField } from '../../ui/fields.tsx';
import { seatName } from '../../ui/names.tsx';
import { Notice } from '../../ui/notices.tsx';
import { GroupListing, JoinRequests, PublicListing } from './HostTable.tsx';
import { JoiningModel } from './joining.ts';
import { Failed, WaysToReach, type PartProps } from './WaysToReach.tsx';
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
        <PublicListing
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
      <WaysToReach {...props} id={view.id} />
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
