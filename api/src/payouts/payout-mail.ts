import { dollars } from '@halfdrop/domain';
import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { PayoutRow } from './payouts.repository.ts';

/** Writes the mail to a studio's owners about a paid, failed or returned payout. */
export function payoutWords(
  mailTexts: MailTexts,
  payout: PayoutRow,
  studioName: string,
  publicUrl: string,
): Promise<WrittenMail> {
  const facts = {
    amount: dollars(payout.amount_cents),
    studioName,
    number: String(payout.number),
    earningsUrl: `${publicUrl}/contributor/earnings`,
  };
  return payout.status === 'paid'
    ? mailTexts.compose('payout-paid', facts)
    : mailTexts.compose('payout-failed', { ...facts, reason: payout.reason ?? '' });
}
