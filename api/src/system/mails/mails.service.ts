import type { MailView } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Foundation } from '../../domain-module.ts';
import { addDays } from '../../platform/clock/clock.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { retryJobNow } from '../jobs.repository.ts';
import type { SystemMailDto, SystemMailPageDto } from './mails.contract.ts';
import { deleteOldMails, findMail, type MailRow, readMails } from './mails.repository.ts';

/** Retention of the mail log. */
const KEPT_DAYS = 30;

interface WantedMails extends WantedPage {
  readonly view: MailView;
  readonly q?: string | undefined;
}

/** The shop's outgoing mail, for staff. */
export interface MailOutbox {
  list(wanted: WantedMails): Promise<SystemMailPageDto>;
  /** Reruns the job that creates and sends a mail. @throws not_found, illegal_transition while it runs */
  sendAgain(by: AuditAuthor, id: string): Promise<SystemMailDto>;
  /** Deletes old mails. */
  prune(): Promise<void>;
}

interface OutboxNeeds extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createMailOutbox({ db, writes, clock, audit }: OutboxNeeds): MailOutbox {
  return {
    async list({ view, q, ...wanted }) {
      const { rows, pagination } = await readMails(db, { view, text: q ?? '' }, wanted);
      return { mails: rows.map(toMail), pagination };
    },

    sendAgain: (by, id) =>
      inTransaction(writes, async (trx) => {
        const mail = await findMail(trx, id);
        if (!mail) throw new Problem('not_found', { message: 'There is no such mail.' });
        if (!mail.has_job) await addJob(trx, mail.task, v.parse(v.looseObject({}), mail.payload));
        else if (!(await retryJobNow(trx, mail.job_id))) {
          throw new Problem('illegal_transition', { message: 'It is currently being sent.' });
        }
        await audit.record(trx, {
          by,
          action: 'system.manage',
          subject: { kind: 'mail', id },
          before: { task: mail.task, status: mail.status, tries: mail.tries },
          after: { isSentAgain: true },
          why: '',
        });
        return toMail(mail);
      }),

    prune: () => deleteOldMails(db, addDays(clock.now(), -KEPT_DAYS)),
  };
}

function toMail(row: MailRow): SystemMailDto {
  return {
    id: row.id,
    task: row.task,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    tries: row.tries,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}
