import { useMemo } from 'preact/hooks';
import { language } from '../../../language.ts';
import { Help } from '../../../help/Help.tsx';
import { partsOf } from './parts.tsx';

/** The rules of Merchants. */
export function GameHelp() {
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(partsOf, [spoken]);
  return <Help topic="merchants" parts={parts} />;
}
