export { NotesPanel } from './Notes.tsx';
