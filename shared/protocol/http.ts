/** All bodies of the HTTP contract: requests and answers. */
export * from './answers.ts';
export * from './channels.ts';
export * from './personAnswers.ts';
export * from './requests.ts';
export * from './records.ts';
export * from './credentials.ts';
export * from './tables.ts';
export * from './groups.ts';
export * from './companions.ts';
