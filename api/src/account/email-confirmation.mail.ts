import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

interface ConfirmationEmail {
  readonly userId: string;
  readonly round: number;
  readonly email: string;
  readonly url: string;
  readonly days: number;
}

/**
 * Asks a new member to confirm the address; nothing waits for it. Their name is left out: until the address is confirmed it
 * may be a text that a stranger has sent to somebody.
 */
export function emailConfirmationMail({ userId, round, email, url, days }: ConfirmationEmail): Mail {
  const why = 'So that receipts and download links reach you, please confirm that this address is yours:';
  const facts = `The link works once, for ${days} days. Your account and your 5 free downloads are there already.`;
  const ignore = 'If you have not made an account with us, do nothing.';
  return {
    id: `confirm-email-${userId}-${round}`,
    to: email,
    subject: 'Please confirm your Halfdrop email address',
    text: `Hello,\n\n${why}\n${url}\n\n${facts}\n\n${ignore}\n`,
    html: `<h1>Please confirm your email address</h1>
<p>Hello,</p>
<p>${why}</p>
<p><a href="${escapeHtml(url)}">Confirm this address</a></p>
<p>${facts}</p>
<p>${ignore}</p>`,
  };
}
