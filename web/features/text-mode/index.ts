export { TextPage } from './TextPage.tsx';
