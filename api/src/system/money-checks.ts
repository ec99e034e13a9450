import { can, MONEY_CHECKS, type MoneyCheckName } from '@halfdrop/domain';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import { findStaff } from '../account/staff-roles.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addJob, type JobHandlers, type RecurringJob } from '../platform/jobs/jobs.ts';
import { moneyCheckMail, moneyCheckMailJob, MoneyCheckMailPayload } from './money-check-mail.ts';
import type { MoneyCheckDto, MoneyCheckFindingsDto } from './money-checks.contract.ts';
import { findWrong, recordCheck, readChecks } from './money-checks.repository.ts';

/** Invariants of money, books and rights, checked every few minutes on live data. */
export interface MoneyChecks {
  /** Returns the last results. */
  list(): Promise<MoneyCheckDto[]>;
  /** Returns the current violations of one check. */
  one(name: MoneyCheckName): Promise<MoneyCheckFindingsDto>;
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

interface MoneyCheckNeeds extends Pick<Foundation, 'db' | 'writes' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly account: Pick<AccountService, 'userById'>;
  readonly mailTexts: MailTexts;
}

const checkJob = 'system.check-money';
const MAX_FINDINGS = 100;

/** Creates the checks. */
export function createMoneyChecks(shop: MoneyCheckNeeds): MoneyChecks {
  const { db, clock, account, mailer, mailTexts, publicUrl } = shop;
  return {
    async list() {
      const known = await readChecks(db);
      return MONEY_CHECKS.map((name) => toCheck(name, known));
    },

    async one(name) {
      const { rows, total } = await findWrong(db, name, { now: clock.now(), limit: MAX_FINDINGS });
      return {
        check: { ...toCheck(name, await readChecks(db)), findingCount: total },
        findings: rows.map((row) => ({
          reference: row.reference,
          orderNumber: row.order_number,
          amount: row.cents,
          happenedAt: row.happened_at?.toISOString() ?? null,
        })),
      };
    },

    jobs: {
      [checkJob]: async () => {
        for (const name of MONEY_CHECKS) await look(shop, name);
      },
      [moneyCheckMailJob]: async (payload) => {
        const told = v.parse(MoneyCheckMailPayload, payload);
        const { name, email } = await account.userById(told.accountId);
        await mailer.send(await moneyCheckMail(mailTexts, { ...told, name, email, publicUrl }));
      },
    },
    recurringJobs: [{ name: checkJob, at: '*/5 * * * *' }],
  };
}

/** Runs a check, stores its result, and alerts the owners if it has just begun to fail. */
async function look({ db, writes, clock }: MoneyCheckNeeds, check: MoneyCheckName): Promise<void> {
  const now = clock.now();
  const { total: findingCount } = await findWrong(db, check, { now, limit: 1 });
  await inTransaction(writes, async (trx) => {
    const { hasBegunToFail } = await recordCheck(trx, { name: check, findingCount, now });
    if (!hasBegunToFail) return;
    const staff = await findStaff(trx);
    const owners = staff.filter(({ id, roles }) => can({ id, staffRoles: roles, studios: [] }, 'system.manage'));
    for (const { id: accountId } of owners) {
      const told = { check, findingCount, failingSince: now.toISOString(), accountId };
      await addJob(trx, moneyCheckMailJob, told, { key: `money-check-${check}-${now.getTime()}-${accountId}` });
    }
  });
}

function toCheck(name: MoneyCheckName, known: Awaited<ReturnType<typeof readChecks>>): MoneyCheckDto {
  const seen = known.find((row) => row.name === name);
  return {
    name,
    findingCount: seen?.finding_count ?? 0,
    checkedAt: seen?.checked_at.toISOString() ?? null,
    failedAt: seen?.failing_since?.toISOString() ?? null,
  };
}
