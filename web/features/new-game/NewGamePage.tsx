import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { COVER, coverPath, OPTION, optionPath } from '#shared/art/cover.ts';
import { gameIds, metas, type GameId } from '#shared/games/meta.ts';
import type { Groups } from '#shared/protocol/http.ts';
import { PacePlanner, paceText, SeatPlanner } from './Planners.tsx';
import { NameField, FormFold, SelectField } from '../../ui/fields.tsx';
import { FailureNotice, Notice } from '../../ui/notices.tsx';
import type { Chosen, OptionField, OptionValue } from '../../games/introduction.ts';
import { fieldsOf, optionsFor } from '../../games/optionFields.ts';
import { rulesAddress, go, createPageCheck } from '../../routes.ts';
import { leaveForm, NewGameModel, takeForm, type NewGameForm, type Watching } from './newGame.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Visitor, useKnownName, type PageProps } from '../../lib/visitor.ts';
import { isolate, t, term } from '../../lib/i18n.ts';
import { useAnswer } from '../../lib/requests.ts';
import styles from './newGame.module.css';

/** The form, in two steps: what is played, then who plays and how fast. */
export function NewGamePage({ platform, visitor }: PageProps) {
  const form = useNewGameForm(platform, visitor);
  const group = groupInAddress();
  useKnownName(visitor, form.name);
  const { value: step } = form.step;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <form class={`narrow ${styles.newGame}`} onSubmit={(event) => void submit(event, form, platform)}>
      <h1 ref={heading} tabIndex={-1}>
        {step === 'game'
          ? t('page.nav.new')
          : t('page.new.players', { game: term(`game.${form.game.value}`) })}
      </h1>
      <p class="muted">{t('page.new.step', { n: step === 'game' ? 1 : 2 })}</p>
      {group !== null && <ForGroup id={group} platform={platform} />}
      {step === 'game' ? <GameStep form={form} /> : <PlayersStep form={form} />}
    </form>
  );
}

interface StepProps {
  readonly form: NewGameForm;
}

function GameStep({ form }: StepProps) {
  const game = form.game.value;
  const options = form.options.value;
  return (
    <>
      <fieldset>
        <legend>{t('page.game')}</legend>
        <div class={styles.choices}>
          {gameIds.map((id) => (
            <PictureRadio
              key={id}
              name="game"
              picture={coverPath(id, 'svg')}
              size={COVER}
              label={term(`game.${id}`)}
              hint={term(`page.new.hint.${id}`)}
              checked={id === game}
              pick={() => form.pick(id)}
            />
          ))}
        </div>
      </fieldset>
      <div class={styles.options}>
        {fieldsOf(game, options).map((field) => (
          <OptionChoice
            key={field.name}
            game={game}
            field={field}
            chosen={options}
            choose={(value) => form.choose(field.name, value)}
          />
        ))}
      </div>
      <p class="buttons">
        <button type="submit" class="primary">
          {t('page.new.next')}
        </button>
        <a class="button" href={rulesAddress({ game, options })}>
          {t('page.nav.rules', { game: term(`game.${game}`) })}
        </a>
      </p>
    </>
  );
}

function PlayersStep({ form }: StepProps) {
  const asking = form.asking.value;
  const meta = metas[form.game.value];
  return (
    <>
      <SeatPlanner
        plans={form.plans.value}
        levels={meta.levels}
        bounds={meta.seats}
        resize={form.resize}
        plan={form.plan}
        note={form.note}
      />
      <FormFold title={t('clock.pace')} chosen={paceText(form.pace)}>
        <PacePlanner form={form.pace} />
      </FormFold>
      <WatchingChoice value={form.watching} />
      <Names form={form} />
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
      <p class="buttons">
        <button type="submit" class="primary" disabled={asking.kind === 'busy'}>
          {t('page.new.create')}
        </button>
        <button type="button" disabled={asking.kind === 'busy'} onClick={() => (form.step.value = 'game')}>
          {t('page.new.back')}
        </button>
      </p>
    </>
  );
}

/** The id of the group that the link here names; null: none. */
const groupInAddress = (): string | null => new URLSearchParams(location.search).get('group');

/** To which group the table will be open. Its name comes later, and moves nothing; where the visitor is not in it, nothing is said. */
function ForGroup({ id, platform: { api } }: { readonly id: string; readonly platform: Platform }) {
  const { value, failure } = useAnswer('', () => api.ask<Groups>('GET', '/api/groups')).value;
  const group = value?.groups.find((one) => one.id === id);
  if (group === undefined && (value ?? failure) !== undefined) return null;
  return <Notice kind="info">{t('page.new.group', { name: isolate(group?.name ?? '…') })}</Notice>;
}

/** By the link of a group's page the game is opened to the group. If that fails, its page offers it again. */
async function submit(event: Event, form: NewGameForm, { api }: Platform): Promise<void> {
  event.preventDefault();
  if (form.step.peek() === 'game') {
    form.step.value = 'players';
    return;
  }
  const isHere = createPageCheck();
  const created = await form.create(optionsFor(form.game.peek(), form.options.peek()));
  if (created === undefined) return;
  const group = groupInAddress();
  if (group !== null) await api.ask('POST', `/api/games/${created.id}/listing`, { group });
  if (isHere()) go(`/g/${created.id}`);
}

const playerOf = (visitor: Visitor): string | null => visitor.me.peek()?.id ?? null;

/** The form, as it was when its player went to look at something else. A game that was made leaves none. */
function useNewGameForm(platform: Platform, visitor: Visitor): NewGameForm {
  const form = useMemo(
    () =>
      takeForm(platform, playerOf(visitor)) ?? new NewGameModel(platform, metas, location.search === '?open'),
    [platform, visitor],
  );
  useEffect(
    () => () => {
      if (form.created.peek() === undefined) leaveForm(platform, playerOf(visitor), form);
    },
    [form, platform, visitor],
  );
  return form;
}

/** The host's name and the game's. Who invites others needs one: they would be invited by “Guest”. */
function Names({ form: { name, title, plans } }: { readonly form: InstanceType<typeof NewGameModel> }) {
  const invites = plans.value.some(({ kind }) => kind === 'open' || kind === 'invite');
  const label = t(invites ? 'page.new.name' : 'page.new.name.optional');
  return (
    <>
      <NameField label={label} value={name} required={invites} />
      <NameField label={t('page.new.title')} value={title} required={false} autocomplete="off" />
    </>
  );
}

const DELAYS = ['now', 'hour', 'day'] as const satisfies readonly Watching[];

/** Whether people without a seat may watch, and how much later. */
const WatchingChoice = ({ value }: { readonly value: Signal<Watching> }) => (
  <fieldset class={styles.watching}>
    <legend class="visually-hidden">{t('page.watch.title')}</legend>
    <label class="radio">
      <input
        type="checkbox"
        checked={value.value !== 'never'}
        onChange={({ currentTarget }) => (value.value = currentTarget.checked ? 'now' : 'never')}
      />
      <span>{t('page.watch.title')}</span>
    </label>
    {value.value !== 'never' && (
      <SelectField
        class="row"
        label={t('page.watch.when')}
        value={value.value}
        options={DELAYS.map((when) => [when, t(`page.watch.${when}`)])}
        pick={(when) => (value.value = when)}
      />
    )}
  </fieldset>
);

/** The value chosen; the first one is usual. */
function chosenOf({ name, values }: OptionField, chosen: Chosen): OptionField['values'][number] {
  const [usual] = values;
  const value = values.find((one) => one.value === chosen[name]) ?? usual;
  if (value === undefined) throw new RangeError(`option ${name} has no value`);
  return value;
}

interface OptionProps {
  readonly game: GameId;
  readonly field: OptionField;
  readonly chosen: Chosen;
  choose(value: OptionValue): void;
}

/** An option by the pictures of its values, and what the chosen one means. */
function OptionChoice({ game, field, chosen, choose }: OptionProps) {
  const { value: is, hint } = chosenOf(field, chosen);
  return (
    <fieldset>
      <legend>{t(field.label)}</legend>
      <div class={styles.choices}>
        {field.values.map(({ value, label }) => (
          <PictureRadio
            key={String(value)}
            name={field.name}
            picture={optionPath(game, field.name, value)}
            size={OPTION}
            label={t(label)}
            checked={value === is}
            pick={() => choose(value)}
          />
        ))}
      </div>
      <p class={`muted ${styles.hint}`}>{t(hint)}</p>
    </fieldset>
  );
}

interface PictureRadioProps {
  readonly name: string;
  readonly picture: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  pick(): void;
}

/** One of several choices, as a card with its picture. */
const PictureRadio = ({ name, picture, size, label, hint, checked, pick }: PictureRadioProps) => (
  <label class={`radio ${styles.choice} ${checked ? styles.chosen : ''}`}>
    <img src={picture} alt="" {...size} />
    <span class={styles.label}>
      <input type="radio" name={name} checked={checked} onChange={pick} />
      <span>{label}</span>
    </span>
    {hint !== undefined && <span class={`muted ${styles.about}`}>{hint}</span>}
  </label>
);
