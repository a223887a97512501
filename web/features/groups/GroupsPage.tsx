import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isolate, t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { isOwnName, useKnownName, type Visitor } from '../../lib/visitor.ts';
import { createPageCheck, go } from '../../routes.ts';
import { NameField } from '../../ui/fields.tsx';
import { Name } from '../../ui/names.tsx';
import { FailureNotice, LoadingNotice, Notice, OnwardLinks } from '../../ui/notices.tsx';
import { GroupPage } from './GroupPage.tsx';
import { GroupModel, GroupsModel, type Group } from './groups.ts';
import styles from './groups.module.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

interface PageProps extends Props {
  /** The id of a group; empty: all of the visitor's. */
  readonly group: string;
  /** Of the link that led here. */
  readonly token: string | undefined;
}

export const GroupsPage = ({ group, ...props }: PageProps) =>
  group === '' ? <OwnGroups {...props} /> : <OneGroup {...props} group={group} />;

/** The visitor's groups, and the way to a new one. */
function OwnGroups({ platform }: Props) {
  const model = useModel(() => new GroupsModel(platform));
  const { value: groups } = model.groups;
  const { value: failure } = model.failure;
  const { value: asking } = model.asking;
  if (groups === undefined && failure === undefined) return <LoadingNotice />;
  const isNobody = failure?.code === 'NO_SESSION';
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const isHere = createPageCheck();
    const id = await model.make();
    if (id !== undefined && isHere()) go(`/groups/${id}`);
  };
  return (
    <div class={`narrow ${styles.groups}`}>
      <h1>{t('page.groups.title')}</h1>
      <p>{t('page.groups.what')}</p>
      {isNobody ? (
        <>
          <Notice kind="info">{t('page.groups.session')}</Notice>
          <OnwardLinks />
        </>
      ) : (
        <FailureNotice failure={failure} />
      )}
      {groups?.length === 0 && <p>{t('page.groups.none')}</p>}
      <ul class="plain">
        {groups?.map(({ id, name, members }) => (
          <li key={id}>
            <a class="card row" href={`/groups/${id}`}>
              <strong>
                <Name>{name}</Name>
              </strong>
              <span class="muted">{t('page.groups.members', { n: members })}</span>
            </a>
          </li>
        ))}
      </ul>
      {groups !== undefined && (
        <form class="card" onSubmit={make} aria-labelledby="new-group">
          <h2 id="new-group">{t('page.groups.new')}</h2>
          <NameField label={t('page.groups.new.name')} value={model.name} required autocomplete="off" />
          <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
          <p class="buttons">
            <button type="submit" class="primary" disabled={asking.kind === 'busy'}>
              {t('page.groups.new.make')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}

/** A group, or the way into it. */
function OneGroup({ platform, visitor, group, token }: PageProps) {
  const model = useModel(() => new GroupModel(platform, group, token));
  useEffect(() => model.watch(), [model]);
  const { value: page } = model.page;
  const { value: failure } = model.failure;
  if (page !== undefined)
    return <GroupPage model={model} page={page} platform={platform} visitor={visitor} />;
  if (model.offer.value !== undefined) return <Offer model={model} visitor={visitor} />;
  if (failure === undefined) return <LoadingNotice />;
  return (
    <div class="narrow">
      <h1>{t('page.groups.title')}</h1>
      {failure.code === 'NOT_FOUND' ? (
        <Notice kind="info">{t('page.group.none')}</Notice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <OnwardLinks />
    </div>
  );
}

interface OfferProps extends Pick<Props, 'visitor'> {
  readonly model: Group;
}

/** What a link leads to. The link alone does nothing: scanners follow links too. */
function Offer({ model, visitor }: OfferProps) {
  useKnownName(visitor, model.name);
  const known = visitor.me.value?.name;
  const { value: offer } = model.offer;
  const { value: asking } = model.asking;
  if (offer === undefined) return null;
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    await model.join();
    await visitor.refresh();
  };
  const { name, owner, members } = offer;
  return (
    <div class="narrow">
      <h1>{t('page.group.invites')}</h1>
      <p>{t('page.group.offer', { name: isolate(name), owner: isolate(owner), n: members })}</p>
      <form class="card" onSubmit={join}>
        {isOwnName(known) ? (
          <p>{t('page.group.join.as', { name: isolate(known) })}</p>
        ) : (
          <NameField label={t('page.join.name')} value={model.name} required />
        )}
        <p class="muted">{t('page.group.join.what')}</p>
        <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
        <p class="buttons">
          <button type="submit" class="primary" disabled={asking.kind === 'busy'}>
            {t('page.group.join')}
          </button>
        </p>
      </form>
    </div>
  );
}
