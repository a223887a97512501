/** All bodies of the HTTP contract: what is asked, and what is answered. */
export * from './answers.ts';
export * from './requests.ts';
