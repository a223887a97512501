import { useMemo } from 'preact/hooks';
import { language } from '../../../lib/language.ts';
import { Help } from '../../../features/help/index.ts';
import { partsOf } from './parts.tsx';

/** The rules of Merchants. */
export function GameHelp() {
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(partsOf, [spoken]);
  return <Help topic="merchants" parts={parts} />;
}
