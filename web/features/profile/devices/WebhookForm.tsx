import { useSignal, type Signal } from '@preact/signals';
import type { MyGame, NewWebhook } from '#shared/protocol/http.ts';
import type { ChannelsForm } from './channels.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import { Secret } from '../../../ui/fields.tsx';
import { useScrollOnChange } from '../../../ui/scrollIntoView.ts';
import { gameName } from './ChannelList.tsx';

const SHAPES = ['json', 'discord', 'slack'] as const satisfies readonly NewWebhook['shape'][];

interface Props {
  readonly model: ChannelsForm;
  readonly games: readonly MyGame[];
}

/** A form for one more webhook, and the secret of the one made last. */
export function WebhookForm({ model, games }: Props) {
  const [url, name, game] = [useSignal(''), useSignal(''), useSignal('')];
  const shape = useSignal<NewWebhook['shape']>('json');
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const only = game.peek();
    const wanted = { url: url.peek(), shape: shape.peek(), name: name.peek() };
    if (!(await model.makeWebhook(only === '' ? wanted : { ...wanted, game: only }))) return;
    for (const field of [url, name, game]) field.value = '';
  };
  return (
    <>
      <Created model={model} />
      <details class="webhook-form">
        <summary>{t('channels.webhook.make')}</summary>
        <form onSubmit={make}>
          <TextField label={t('channels.webhook.url')} value={url} url />
          <p>
            <label>
              {t('channels.webhook.shape')}
              <select
                value={shape.value}
                onChange={({ currentTarget }) =>
                  (shape.value = SHAPES[currentTarget.selectedIndex] ?? 'json')
                }
              >
                {SHAPES.map((one) => (
                  <option key={one} value={one}>
                    {t(`channels.webhook.shape.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          </p>
          <TextField label={t('channels.webhook.name')} value={name} />
          <GameField games={games} value={game} />
          <p class="buttons">
            <button type="submit" disabled={model.asking.value.kind === 'busy'}>
              {t('channels.webhook.make')}
            </button>
          </p>
        </form>
      </details>
    </>
  );
}

/** The secret signs JSON; chats take no signature. */
function Created({ model }: { readonly model: ChannelsForm }) {
  const created = model.created.value;
  const name = isolate(created?.channel.name ?? '');
  const outcome = useScrollOnChange<HTMLDivElement>(created?.channel.id);
  return (
    <div ref={outcome}>
      <p role="status">{created !== undefined && t('channels.webhook.made', { name })}</p>
      {created?.channel.shape === 'json' && (
        <Secret
          key={created.channel.id}
          label={t('channels.webhook.secret', { name })}
          secret={created.secret}
          copy={t('channels.webhook.copy')}
        />
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly url?: boolean;
}

const TextField = ({ label, value, url }: TextFieldProps) => (
  <p>
    <label>
      {label}
      <input
        type="text"
        inputMode={url ? 'url' : 'text'}
        dir={url ? 'ltr' : 'auto'}
        required
        autocomplete="off"
        maxLength={url ? 2000 : 40}
        value={value.value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
    </label>
  </p>
);

const GameField = ({
  games,
  value,
}: {
  readonly games: readonly MyGame[];
  readonly value: Signal<string>;
}) => (
  <p>
    <label>
      {t('channels.webhook.game')}
      <select value={value.value} onChange={({ currentTarget }) => (value.value = currentTarget.value)}>
        <option value="">{t('channels.webhook.game.all')}</option>
        {games
          .filter(({ status }) => status === 'open' || status === 'running')
          .map((game) => (
            <option key={game.id} value={game.id}>
              {gameName(game)}
            </option>
          ))}
      </select>
    </label>
  </p>
);
