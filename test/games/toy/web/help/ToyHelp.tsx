import { useMemo } from 'preact/hooks';
import { Help } from '../../../../../web/features/help/Help.tsx';
import { language } from '../../../../../web/lib/language.ts';
import { topicAt } from '../../../../../web/routes.ts';
import { meta } from '../../shared/meta.ts';
import { partsOf } from './parts.ts';

const TOPIC = topicAt(meta.id) ?? 'playing'; // only tests list the toy, so its id is no `Topic` to the compiler

/** The rules of the toy. */
export function GameHelp() {
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(partsOf, [spoken]);
  return <Help topic={TOPIC} parts={parts} />;
}
