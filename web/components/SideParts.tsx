import { Record, type RecordProps } from './Record.tsx';
import { TalkPanel } from './talk/Talk.tsx';

/** What is beside the board besides the decision: one part, because messages that come after the log would push it down. */
export const SideParts = (props: RecordProps) => (
  <>
    <TalkPanel {...props} />
    <Record {...props} />
  </>
);
