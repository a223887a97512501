export { mailPage } from '../en/mailPage.ts';
