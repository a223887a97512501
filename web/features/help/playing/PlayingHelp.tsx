import { useMemo } from 'preact/hooks';
import { language } from '../../../lib/language.ts';
import { Help } from '../Help.tsx';
import { playingParts } from './parts.tsx';

/** How to use the page. */
export function PlayingHelp() {
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(playingParts, [spoken]);
  return <Help topic="playing" parts={parts} />;
}
