import type { StaffAction } from '@halfdrop/domain';
import { lockCustomer, type CustomerRow } from '../account/people.ts';
import type { Db, Trx } from '../database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { AuditFacts } from '../staff/audit-facts.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { personMailJob, type PersonNews } from './person-mail.ts';

/** An action on a user's account: its author, the user and the reason. */
export interface Order {
  readonly by: AuditAuthor;
  readonly personId: string;
  readonly reason: string;
}

/** One kind of action. */
interface Act {
  readonly action: StaffAction;
  /** The mail to the user; null if another mail informs them. */
  readonly news: PersonNews | null;
  /** Whether the author impersonates the user afterwards. */
  readonly isImpersonation?: boolean;
  /** Makes the change and returns the states before and after. */
  readonly change: (
    trx: Trx,
    person: CustomerRow,
  ) => Promise<{ readonly before: AuditFacts | null; readonly after: AuditFacts }>;
}

/** Changes an account in one transaction, including the mail to its user and the audit line. @throws not_found */
export function changePerson(
  { db, audit }: { readonly db: Db; readonly audit: Audit },
  { by, personId, reason }: Order,
  { action, news, isImpersonation = false, change }: Act,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const person = isRowId(personId) ? await lockCustomer(trx, personId) : undefined;
    if (!person) throw unknownPerson();
    const { before, after } = await change(trx, person);
    if (news !== null) await addJob(trx, personMailJob, { id: newId(), personId, news, reason });
    const impersonated = isImpersonation ? { impersonatedId: personId } : {};
    await audit.record(trx, {
      by,
      ...impersonated,
      action,
      subject: { kind: 'account', id: personId },
      before,
      after,
      why: reason,
    });
  });
}

/** Returns the problem for an unknown user. */
export function unknownPerson(): Problem {
  return new Problem('not_found', { message: 'There is no such account.' });
}
