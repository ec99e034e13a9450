/** Account operations that other domains use in their own transactions. */
export { markDeleted } from './account-deletion.repository.ts';
export { revokeSessionsOf } from './account.repository.ts';
export { lockCustomer, setBlocked, setFreeDownloads, type CustomerRow } from './customers.repository.ts';
export { markEmailConfirmed } from './email-confirmation.repository.ts';
export { openImpersonation } from './impersonation.ts';
export {
  hasConfirmedAddress,
  keepPerson,
  keptPerson,
  lockPerson,
  recordPlan,
  personByEmail,
} from './people.repository.ts';
export { findOpenSessions } from './sessions.repository.ts';
