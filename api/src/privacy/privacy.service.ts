import * as v from 'valibot';
import type { Trx } from '../database.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { markDeleted } from '../account/people.ts';
import { personOf, proveOwner } from '../account/prove-owner.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { SessionHolder } from '../platform/http/bind-call.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Person, PersonalData } from './personal-data.ts';
import { deletionMail } from './deletion-mail.ts';
import type { Deletion } from './privacy.contract.ts';

const EXPORTS_AN_HOUR = 10;
const DELETIONS_IN_A_QUARTER_HOUR = 10;

/** Job that ends contracts at third parties, such as the payment provider. */
const closeJob = 'privacy.close-account';
const mailJob = 'privacy.account-deleted';

const ClosePayload = v.object({ userId: v.string() });
const MailPayload = v.object({ id: v.string(), name: v.string(), email: v.string(), deletedAt: v.string() });

/** Export and deletion of personal data by users. */
export interface PrivacyService {
  /** Returns all data about a user as readable JSON. @throws rate_limited */
  exportOf(userId: string): Promise<string>;
  /**
   * Deletes an account in one transaction, all or nothing; a job of the same transaction handles third parties. @throws
   * validation_failed, reauthentication_required, last_admin, rate_limited
   */
  deleteAccount(viewer: SessionHolder, deletion: Deletion): Promise<void>;
  /** Deletes a locked account inside an authorized caller's transaction; a job handles third parties. */
  erase(trx: Trx, person: Erased): Promise<void>;
  readonly jobs: JobHandlers;
}

interface Erased extends Person {
  readonly name: string;
}

interface PrivacyDependencies extends Pick<Foundation, 'db' | 'callLimits' | 'clock' | 'mailer'> {
  readonly mailTexts: MailTexts;
  /** Personal data of each domain, in order of deletion. */
  readonly data: readonly PersonalData[];
  /** Callbacks after an account's deletion. Each may run more than once. */
  readonly closing: readonly ((userId: string) => Promise<void>)[];
}

/** Creates the service. */
export function createPrivacyService({
  db,
  callLimits,
  clock,
  mailer,
  mailTexts,
  data,
  closing,
}: PrivacyDependencies): PrivacyService {
  const exportsOfAccount = callLimits('data-exports', EXPORTS_AN_HOUR, 3600);
  const deletionsOfAccount = callLimits('account-deletions', DELETIONS_IN_A_QUARTER_HOUR, 900);

  async function erase(trx: Trx, person: Erased): Promise<void> {
    const now = clock.now();
    for (const each of data) await each.forget(trx, person);
    await markDeleted(trx, person.id, now);
    await addJob(trx, closeJob, { userId: person.id });
    const { email, ownsAddress } = person;
    // The name of an unconfirmed account could be an attacker's message to the address's owner.
    const name = ownsAddress ? person.name : 'there';
    await addJob(trx, mailJob, { id: newId(), name, email, deletedAt: now.toISOString() });
  }

  return {
    async exportOf(userId) {
      await exportsOfAccount.spend(userId);
      const known: Record<string, unknown> = { exportedAt: clock.now().toISOString() };
      // A single snapshot, so that nothing is missed by moving between tables meanwhile.
      const view = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
      await view.execute(async (trx) => {
        const person = await personOf(trx, userId);
        for (const each of data) Object.assign(known, await each.exportOf(trx, person));
      });
      return JSON.stringify(known, null, 2);
    },

    async deleteAccount(viewer, { password }) {
      await deletionsOfAccount.spend(viewer.userId);
      await inTransaction(db, async (trx) => {
        await erase(trx, await proveOwner(trx, { viewer, password, now: clock.now() }));
      });
    },

    erase,

    jobs: {
      [closeJob]: async (payload) => {
        const { userId } = v.parse(ClosePayload, payload);
        for (const close of closing) await close(userId);
      },
      [mailJob]: async (payload) => {
        const { deletedAt, ...mail } = v.parse(MailPayload, payload);
        await mailer.send(await deletionMail(mailTexts, { ...mail, deletedAt: new Date(deletedAt) }));
      },
    },
  };
}
