export { mail } from '../en/mail.ts';
