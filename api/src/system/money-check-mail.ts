import { MONEY_CHECKS, type MoneyCheckName } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Job that alerts an owner to a failed money check. */
export const moneyCheckMailJob = 'system.money-check-mail';

/** Payload of the job. */
export const MoneyCheckMailPayload = v.object({
  check: v.picklist(MONEY_CHECKS),
  findingCount: v.number(),
  failingSince: v.string(),
  accountId: v.string(),
});

const PROBLEMS: Readonly<Record<MoneyCheckName, string>> = {
  'paid-not-completed': 'Orders that are paid and were not completed',
  'order-without-charge': 'Completed orders without a charge in the books',
  'charge-without-order': 'Charges in the books without a completed order',
  'order-without-license': 'Completed orders without a license',
  'license-without-cause': 'Licenses that nobody has paid for or claimed',
  'unbalanced-transaction': 'Transactions of the ledger that do not sum to zero',
  'statement-mismatch': 'Statements that differ from their lines',
  'provider-difference': 'Money that the payment provider and the books do not agree on',
};

interface Facts extends v.InferOutput<typeof MoneyCheckMailPayload> {
  readonly name: string;
  readonly email: string;
  readonly publicUrl: string;
}

/** Renders the alert: what is wrong, how often, and where to look. */
export async function moneyCheckMail(
  mailTexts: MailTexts,
  { check, findingCount, failingSince, accountId, name, email, publicUrl }: Facts,
): Promise<Mail> {
  const words = await mailTexts.compose('money-check', {
    name,
    problem: PROBLEMS[check],
    findingCount: String(findingCount),
    failingSince,
    listUrl: `${publicUrl}/admin/money-checks/${check}`,
  });
  return { ...words, id: `money-check-${check}-${Date.parse(failingSince)}-${accountId}`, to: email };
}
