/** What other domains do with accounts, in transactions of their own. */
export { markDeleted } from './account-deletion.repository.ts';
export { hasConfirmedAddress, keepPerson, lockPerson, notePlan, personByEmail } from './people.repository.ts';
