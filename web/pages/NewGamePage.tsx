import { useModel, type Signal } from '@preact/signals';
import { gameIds, metas } from '#shared/games/meta.ts';
import { PacePlanner } from '../components/clock/PacePlanner.tsx';
import { NameField } from '../components/NameField.tsx';
import { FailureNotice } from '../components/Notice.tsx';
import { Radio } from '../components/Radio.tsx';
import { SeatPlanner } from '../components/SeatPlanner.tsx';
import type { OptionField, OptionValue } from '../games/introduction.ts';
import { fieldsOf, optionsFor } from '../games/optionFields.ts';
import { rulesAddress } from '../help/addresses.ts';
import { NewGameModel, type Watching } from '../models/newGame.ts';
import type { Platform } from '../models/platform.ts';
import { go } from '../routes.ts';
import { t, term } from '../i18n.ts';
import '../components/people/words.ts';
import './words.ts';

export function NewGamePage({ world: platform }: { readonly world: Platform }) {
  const form = useModel(() => new NewGameModel(platform, metas));
  const game = form.game.value;
  const asking = form.asking.value;
  const meta = metas[game];
  const options = form.options.value;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const created = await form.create(optionsFor(game, options));
    if (created !== undefined) go(`/g/${created.id}`);
  };
  return (
    <form class="narrow" onSubmit={submit}>
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
      {fieldsOf(game, options).map((field) => (
        <OptionChoice
          key={`${game}.${field.name}`}
          field={field}
          value={options[field.name]}
          choose={(value) => form.choose(field.name, value)}
        />
      ))}
      <SeatPlanner
        plans={form.plans.value}
        levels={meta.levels}
        bounds={meta.seats}
        resize={form.resize}
        plan={form.plan}
        note={form.note}
      />
      <PacePlanner form={form.pace} />
      <WatchingChoice value={form.watching} />
      <NameField label={t('page.new.name')} value={form.name} required={false} />
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
      <p class="buttons">
        <button type="submit" class="primary" disabled={asking.kind === 'busy'}>
          {t('page.new.create')}
        </button>
      </p>
    </form>
  );
}

/** Whether people without a seat may watch, and how much later. */
const WatchingChoice = ({ value }: { readonly value: Signal<Watching> }) => (
  <fieldset>
    <legend>{t('page.watch.title')}</legend>
    {(['now', 'hour', 'day', 'never'] as const).map((when) => (
      <Radio
        key={when}
        name="watching"
        label={t(`page.watch.${when}`)}
        hint=""
        checked={value.value === when}
        pick={() => (value.value = when)}
      />
    ))}
  </fieldset>
);

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
