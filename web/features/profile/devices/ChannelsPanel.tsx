import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ChannelsModel, type ChannelSource } from './channels.ts';
import type { Platform } from '../../../lib/platform.ts';
import type { Visitor } from '../../../lib/visitor.ts';
import { t } from '../../../lib/i18n.ts';
import { ChannelList } from './ChannelList.tsx';
import { DevicePart } from './DevicePart.tsx';
import { SectionOutcome } from './SectionOutcome.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import './channels.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
  /** Id of the player. */
  readonly player: string;
  readonly source: ChannelSource;
}

/** On the profile: notifications on this device and on others, and webhooks. */
export function ChannelsPanel({ platform, visitor, player, source }: Props) {
  const model = useModel(() => new ChannelsModel(platform, player, source));
  useEffect(() => {
    const look = (): void => void model.look(); // the player may come back from the browser's settings
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [model]);
  return (
    <>
      <h2>{t('channels.device.title')}</h2>
      <DevicePart model={model} />
      {model.others.value.length > 0 && (
        <>
          <h2>{t('channels.others')}</h2>
          <ChannelList model={model} channels={model.others.value} />
          <SectionOutcome model={model} section="others" />
        </>
      )}
      <h2>{t('channels.webhooks')}</h2>
      <p>{t('channels.webhooks.why')}</p>
      <ChannelList model={model} channels={model.webhooks.value} games={visitor.games.value} />
      <SectionOutcome model={model} section="webhooks" />
      <WebhookForm model={model} games={visitor.games.value ?? []} />
    </>
  );
}
