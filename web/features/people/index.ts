export { OwnReliability, People, playerAddress, Promptness, ReportForm } from './People.tsx';
