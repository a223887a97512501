export { OwnRecord } from './OwnRecord.tsx';
export { People } from './People.tsx';
