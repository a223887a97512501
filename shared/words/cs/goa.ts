export { goa } from '../en/goa.ts';
