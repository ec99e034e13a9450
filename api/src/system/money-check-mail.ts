import { MONEY_CHECKS, type MoneyCheckName } from '@halfdrop/domain';
import * as v from 'valibot';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Tells an owner that something must not be as it is. */
export const moneyCheckMailJob = 'system.money-check-mail';

/** What the job is told. */
export const MoneyCheckMailPayload = v.object({
  check: v.picklist(MONEY_CHECKS),
  findingCount: v.number(),
  failingSince: v.string(),
  accountId: v.string(),
});

const words: Readonly<Record<MoneyCheckName, string>> = {
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

/** Says what is wrong, how often, and where to look. */
export function moneyCheckMail({ check, findingCount, failingSince, accountId, name, email, publicUrl }: Facts): Mail {
  const link = `${publicUrl}/admin/money-checks/${check}`;
  const sentence = `${words[check]}: ${findingCount}, first seen on ${failingSince}.`;
  const more = 'This is told once. The list stays in the panel until nothing is wrong any more.';
  return {
    id: `money-check-${check}-${Date.parse(failingSince)}-${accountId}`,
    to: email,
    subject: `Halfdrop: ${words[check].toLowerCase()}`,
    text: `Hello ${name},\n\n${sentence}\n\n${link}\n\n${more}\n`,
    html: `<h1>${words[check]}</h1>
<p>Hello ${escapeHtml(name)},</p>
<p>${sentence}</p>
<p><a href="${escapeHtml(link)}">Look at the list</a></p>
<p>${more}</p>`,
  };
}
