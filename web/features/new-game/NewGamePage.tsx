import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameIds, metas } from '#shared/games/meta.ts';
import { PacePlanner, paceText, SeatPlanner } from './Planners.tsx';
import { NameField, Radio } from '../../ui/fields.tsx';
import { FailureNotice } from '../../ui/notices.tsx';
import type { Chosen, OptionField, OptionValue } from '../../games/introduction.ts';
import { fieldsOf, optionsFor } from '../../games/optionFields.ts';
import { rulesAddress, go, createPageCheck } from '../../routes.ts';
import { leaveForm, NewGameModel, takeForm, type NewGameForm, type Watching } from './newGame.ts';
import type { Platform } from '../../lib/platform.ts';
import { type Visitor, useKnownName } from '../../lib/visitor.ts';
import { t, term } from '../../lib/i18n.ts';
import { FormFold } from '../../ui/folds.tsx';
import styles from './newGame.module.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

export function NewGamePage({ platform, visitor }: Props) {
  const form = useNewGameForm(platform, visitor);
  useKnownName(visitor, form.name);
  const game = form.game.value;
  const asking = form.asking.value;
  const meta = metas[game];
  const options = form.options.value;
  return (
    <form class={`narrow ${styles.newGame}`} onSubmit={(event) => void submit(event, form)}>
      <h1>{t('page.nav.new')}</h1>
      <fieldset>
        <legend>{t('page.new.game')}</legend>
        {gameIds.map((id) => (
          <Radio
            key={id}
            name="game"
            label={term(`game.${id}`)}
            hint={term(`page.new.hint.${id}`)}
            checked={id === game}
            pick={() => form.pick(id)}
          />
        ))}
      </fieldset>
      <p>
        <a class="button" href={rulesAddress({ game, options })}>
          {t('page.nav.rules', { game: term(`game.${game}`) })}
        </a>
      </p>
      <Options
        fields={fieldsOf(game, options)}
        chosen={options}
        choose={(name, value) => form.choose(name, value)}
      />
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
      </p>
    </form>
  );
}

async function submit(event: Event, form: NewGameForm): Promise<void> {
  event.preventDefault();
  const isHere = createPageCheck();
  const created = await form.create(optionsFor(form.game.peek(), form.options.peek()));
  if (created !== undefined && isHere()) go(`/g/${created.id}`);
}

const playerOf = (visitor: Visitor): string | null => visitor.me.peek()?.id ?? null;

/** The form, as it was when its player went to look at something else. A game that was made leaves none. */
function useNewGameForm(platform: Platform, visitor: Visitor): NewGameForm {
  const form = useMemo(
    () => takeForm(platform, playerOf(visitor)) ?? new NewGameModel(platform, metas),
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
      <label class="row">
        {t('page.watch.when')}
        <select
          value={value.value}
          onChange={({ currentTarget }) =>
            (value.value = DELAYS.find((when) => when === currentTarget.value) ?? 'now')
          }
        >
          {DELAYS.map((when) => (
            <option key={when} value={when}>
              {t(`page.watch.${when}`)}
            </option>
          ))}
        </select>
      </label>
    )}
  </fieldset>
);

interface OptionsProps {
  readonly fields: readonly OptionField[];
  readonly chosen: Chosen;
  choose(name: string, value: OptionValue): void;
}

/** The options of the game; folded, it says what is chosen. */
const Options = ({ fields, chosen, choose }: OptionsProps) =>
  fields.length === 0 ? null : (
    <FormFold
      title={t('page.new.options')}
      chosen={fields
        .map((field) => `${t('page.term', { label: t(field.label) })} ${t(chosenOf(field, chosen).label)}`)
        .join(' · ')}
    >
      {fields.map((field) => (
        <OptionChoice
          key={field.name}
          field={field}
          value={chosen[field.name]}
          choose={(value) => choose(field.name, value)}
        />
      ))}
    </FormFold>
  );

/** The value chosen; the first one is usual. */
function chosenOf({ name, values }: OptionField, chosen: Chosen): OptionField['values'][number] {
  const [usual] = values;
  const value = values.find((one) => one.value === chosen[name]) ?? usual;
  if (value === undefined) throw new RangeError(`option ${name} has no value`);
  return value;
}

interface OptionProps {
  readonly field: OptionField;
  readonly value: OptionValue | undefined;
  choose(value: OptionValue): void;
}

const OptionChoice = ({ field, value, choose }: OptionProps) => (
  <fieldset>
    <legend>{t(field.label)}</legend>
    {field.values.map((option, at) => (
      <Radio
        key={String(option.value)}
        name={field.name}
        label={t(option.label)}
        hint={t(option.hint)}
        checked={value === undefined ? at === 0 : value === option.value}
        pick={() => choose(option.value)}
      />
    ))}
  </fieldset>
);
