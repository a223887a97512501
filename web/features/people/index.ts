export { OwnReliability, People } from './People.tsx';
