import type { ChannelsForm, ChannelSection } from './channels.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import { useScrollOnChange } from '../../../ui/scrollIntoView.ts';
import { FailureNotice } from '../../../ui/notices.tsx';
import { deliveryErrorText } from '../deliveryErrorText.ts';

interface Props {
  readonly model: ChannelsForm;
  readonly section: ChannelSection;
}

/** What came of what was asked for last in this section. */
export function SectionOutcome({ model, section }: Props) {
  const isHere = model.section.value === section;
  const asking = model.asking.value;
  const failure = isHere && asking.kind === 'failed' ? asking.failure : undefined;
  const text = isHere ? said(model) : '';
  const outcome = useScrollOnChange<HTMLDivElement>(failure ?? (text || undefined));
  return (
    <div ref={outcome}>
      <p role="status">{text}</p>
      <FailureNotice failure={failure} />
    </div>
  );
}

function said({ refusal, tested }: ChannelsForm): string {
  switch (refusal.value) {
    case 'unanswered':
      return t('channels.device.unanswered');
    case 'refused':
      return t('channels.device.refused');
    case 'blocked': // the device's state says it
    case undefined:
      break;
  }
  if (tested.value === undefined) return '';
  const { channel, error } = tested.value;
  const name = isolate(channel.name);
  return error === null
    ? t('channels.tested', { name })
    : t('channels.tested.not', { name, error: deliveryErrorText(error) });
}
