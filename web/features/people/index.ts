export { OwnReliability, People, playerAddress, Promptness, REPORT, ReportForm } from './People.tsx';
