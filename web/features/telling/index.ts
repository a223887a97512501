export { Chime, ChimeChoice } from './Chime.tsx';
export { NotificationOfferModel, waitsForPeople } from './notificationOffer.ts';
export { NotificationOfferCard, NotificationQuestion } from './NotificationOffer.tsx';
export {
  browserPushDevice,
  leaveDevice,
  mindNotifications,
  type PushDevice,
  type PushRefusal,
  switchOn,
} from './pushDevice.ts';
export { GameTellingChoice, TellingPanel } from './TellingPanel.tsx';
