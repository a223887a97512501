export { lobbyPart } from './lobbyPart.ts';
