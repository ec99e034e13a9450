import { dollars } from '@halfdrop/domain';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { PayoutRow } from './payouts.repository.ts';

/** What an owner of a studio is told once a payout was paid, failed or came back. */
export function payoutMail(payout: PayoutRow, studio: string, to: string, publicUrl: string): Mail {
  const amount = dollars(payout.amount_cents);
  const isPaid = payout.status === 'paid';
  const subject = isPaid ? `${amount} for ${studio} is on its way to your bank` : `We could not pay ${studio}`;
  const lines = isPaid
    ? [`This is payout ${payout.number} of ${studio}.`]
    : [
        `Payout ${payout.number} of ${amount} did not arrive: ${payout.reason ?? ''}`,
        'The money is in your balance again. Please check your bank account, then ask for the payout once more.',
      ];
  lines.push(`${publicUrl}/contributor/earnings`);
  return {
    id: `payout-${payout.id}-${payout.status}-${to}`,
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<h1>${escapeHtml(subject)}</h1>\n${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}`,
  };
}
