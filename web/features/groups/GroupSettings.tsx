import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { GroupView, WebhookShape } from '#shared/protocol/http.ts';
import { formatList, isolate, t, term } from '../../lib/i18n.ts';
import { createPageCheck, go } from '../../routes.ts';
import { NameField, Secret, SelectField } from '../../ui/fields.tsx';
import { deliveryErrorText, WebhookFields } from '../../ui/webhooks.tsx';
import { SeatLink } from '../invitation/index.ts';
import type { Group } from './groups.ts';

interface Props {
  readonly model: Group;
  readonly page: GroupView;
}

/** What a member does about the group itself: invites, leaves; its owner all the rest. */
export function GroupSettings(props: Props) {
  const { model, page } = props;
  const own = page.members.find(({ you }) => you);
  if (own === undefined) return null;
  const leave = async (): Promise<void> => {
    const isHere = createPageCheck();
    if ((await model.leave(own.id)) && isHere()) go('/groups');
  };
  return (
    <>
      {own.owner && <Invite {...props} />}
      {own.owner && <ForOwner {...props} />}
      <TakeOut {...props} isOwner={own.owner} />
      <AskOnce
        title={t('page.group.leave')}
        what={t(own.owner ? 'page.group.leave.owner' : 'page.group.leave.what')}
        model={model}
        act={leave}
      />
      <p class="buttons">
        <a class="button" href="/groups">
          {t('page.groups.all')}
        </a>
      </p>
    </>
  );
}

/** The link by which others join. */
const Invite = ({ model, page: { link } }: Props) => (
  <section class="card" aria-labelledby="group-link">
    <h2 id="group-link">{t('page.group.link')}</h2>
    {link === null ? (
      <p>{t('page.group.link.closed')}</p>
    ) : (
      <>
        <p>{t('page.group.link.what')}</p>
        <SeatLink key={link} label={t('page.group.link.for')} link={location.origin + link} />
      </>
    )}
    <AskOnce
      title={t('page.group.link.renew')}
      what={t('page.group.link.renew.what')}
      model={model}
      act={() => model.change({ link: 'new' })}
    />
    {link !== null && (
      <p class="buttons">
        <button type="button" onClick={() => void model.change({ link: 'closed' })}>
          {t('page.group.link.close')}
        </button>
      </p>
    )}
  </section>
);

function ForOwner({ model, page }: Props) {
  const others = page.members.filter(({ you }) => !you);
  const end = async (): Promise<void> => {
    const isHere = createPageCheck();
    if ((await model.end()) && isHere()) go('/groups');
  };
  return (
    <details class="card">
      <summary>{t('page.group.manage')}</summary>
      <Rename model={model} page={page} />
      <Webhook model={model} page={page} />
      <AskOnce
        title={t('page.group.season.new')}
        what={t('page.group.season.new.what')}
        model={model}
        act={() => model.change({ season: 'new' })}
      />
      {others.map(({ id, name }) => (
        <AskOnce
          key={`hand ${id}`}
          title={t('page.group.hand', { name: isolate(name) })}
          what={t('page.group.hand.what', { name: isolate(name) })}
          model={model}
          act={() => model.change({ owner: id })}
        />
      ))}
      {others.map(({ id, name }) => (
        <AskOnce
          key={id}
          title={t('page.group.remove', { name: isolate(name) })}
          what={t('page.group.remove.what', { name: isolate(name) })}
          model={model}
          act={() => model.remove(id)}
        />
      ))}
      <AskOnce title={t('page.group.end')} what={t('page.group.end.what')} model={model} act={end} />
    </details>
  );
}

/** The games here that the member may take out of the group: those of which they are the host, and the owner all. */
function gamesToTakeOut({ members, tables, games, hosted }: GroupView, isOwner: boolean) {
  const nameOf = (id: string | undefined) => members.find((member) => member.id === id)?.name;
  const all = [
    ...tables.map(({ id, game, title, people }) => ({
      id,
      game,
      title,
      names: people.map(({ name }) => name),
    })),
    ...games.map(({ id, game, title, seats }) => {
      const names = seats.flatMap(({ member }) => nameOf(member) ?? []);
      return { id, game, title, names };
    }),
  ];
  return all
    .filter(({ id }) => isOwner || hosted.includes(id))
    .map(({ id, game, title, names }) => {
      const what = title === null ? term(`game.${game}`) : isolate(title);
      const who = formatList(names.map((name) => isolate(name))); // nobody is named of a game that is shown later
      return [id, who === '' ? what : `${what} – ${who}`] as const;
    });
}

function TakeOut({ model, page, isOwner }: Props & { readonly isOwner: boolean }) {
  const { leaving } = model;
  const games = gamesToTakeOut(page, isOwner);
  if (games.length === 0) return null;
  const isChosen = games.some(([id]) => id === leaving.value);
  return (
    <AskOnce
      title={t('page.group.takeOut')}
      what={t('page.group.takeOut.what')}
      model={model}
      act={model.takeOut}
      disabled={!isChosen}
    >
      <p>
        {/* None is chosen at first: the list changes while it is looked at. */}
        <SelectField
          label={t('page.group.takeOut.which')}
          value={isChosen ? leaving.value : ''}
          options={[['', '–'], ...games]}
          pick={(id) => (leaving.value = id)}
        />
      </p>
    </AskOnce>
  );
}

function Rename({ model, page }: Props) {
  const name = useSignal(page.name);
  const submit = (event: Event): void => {
    event.preventDefault();
    void model.change({ name: name.peek() });
  };
  return (
    <form onSubmit={submit}>
      <NameField label={t('page.groups.new.name')} value={name} required autocomplete="off" />
      <p class="buttons">
        <button type="submit" disabled={model.asking.value.kind === 'busy'}>
          {t('page.group.rename')}
        </button>
      </p>
    </form>
  );
}

/** Where the service tells what happens in the group. */
const Webhook = ({ model, page: { webhook } }: Props) => (
  <details>
    <summary>{t('page.group.webhook')}</summary>
    <p>{t('page.group.webhook.what')}</p>
    {model.secret.value !== '' && (
      <Secret
        label={t('page.group.webhook.secret')}
        secret={model.secret.value}
        copy={t('channels.webhook.copy')}
      />
    )}
    {webhook === null ? <WebhookForm model={model} /> : <OwnWebhook model={model} webhook={webhook} />}
  </details>
);

interface OwnWebhookProps {
  readonly model: Group;
  readonly webhook: NonNullable<GroupView['webhook']>;
}

function OwnWebhook({ model, webhook: { host, error } }: OwnWebhookProps) {
  const busy = model.asking.value.kind === 'busy';
  const failed = error === null ? '' : t('page.group.webhook.failed', { error: deliveryErrorText(error) });
  return (
    <>
      <p role="status">
        {t('page.group.webhook.to', { host: isolate(host) })} {failed}{' '}
        {failed === '' && model.isTested.value && t('channels.tested', { name: isolate(host) })}
      </p>
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void model.testWebhook()}>
          {t('channels.test')}
        </button>
        <button type="button" disabled={busy} onClick={() => void model.dropWebhook()}>
          {t('page.group.webhook.drop')}
        </button>
      </p>
    </>
  );
}

function WebhookForm({ model }: Pick<Props, 'model'>) {
  const url = useSignal('');
  const shape = useSignal<WebhookShape>('json');
  const submit = (event: Event): void => {
    event.preventDefault();
    void model.setWebhook({ url: url.peek(), shape: shape.peek() });
  };
  return (
    <form onSubmit={submit}>
      <WebhookFields url={url} shape={shape} />
      <p class="buttons">
        <button type="submit" disabled={model.asking.value.kind === 'busy'}>
          {t('page.group.webhook.set')}
        </button>
      </p>
    </form>
  );
}

interface AskProps {
  readonly title: string;
  readonly what: string;
  readonly model: Group;
  /** Undefined: it was not done. */
  act(): Promise<unknown>;
  readonly disabled?: boolean;
  readonly children?: ComponentChildren;
}

/** Says what will happen, and asks once: it closes when that is done. */
function AskOnce({ title, what, model, act, disabled = false, children }: AskProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const press = async (): Promise<void> => {
    if ((await act()) === undefined) return;
    box.current?.removeAttribute('open');
    box.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={box}>
      <summary>{title}</summary>
      <p>{what}</p>
      {children}
      <p class="buttons">
        <button
          type="button"
          disabled={disabled || model.asking.value.kind === 'busy'}
          onClick={() => void press()}
        >
          {t('page.group.sure')}
        </button>
      </p>
    </details>
  );
}
