export { merchantsTable } from '../en/merchantsTable.ts';
