export { OwnReliability, People, playerAddress, Promptness } from './People.tsx';
