import { t } from '../../../voice.ts';

/** A thing and what is said of it: `p1.1: pepper`. */
export const labelled = (what: string, which: string): string => t('page.goa.detail', { what, which });
