export { Chime } from './Chime.tsx';
export { ChimeChoice } from './ChimeChoice.tsx';
export { GameTellingChoice } from './GameTellingChoice.tsx';
export { mindNotifications } from './notifications.ts';
export { leaveDevice, type PushRefusal, switchOn } from './ownDevice.ts';
export { browserPushDevice, type PushDevice } from './pushDevice.ts';
export { ReachModel, waitsForPeople } from './reach.ts';
export { ReachCard, ReachParts } from './ReachCard.tsx';
export { TellingPanel } from './TellingPanel.tsx';
