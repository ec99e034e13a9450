import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface DeletionMailFacts {
  /** Names the deletion. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly deletedAt: Date;
}

/** The last email: that the account is gone, and what stays. */
export function deletionMail({ id, name, email, deletedAt }: DeletionMailFacts): Mail {
  const what = `Your Halfdrop account was deleted on ${instant.format(deletedAt)} UTC.`;
  const stays =
    'Your orders stay in our books without your name and address, and your licence certificates stay verifiable with ' +
    'your initials. Everything else is erased, and a running subscription has ended.';
  const other = 'If it was not you, answer this email.';
  return {
    id: `account-deleted-${id}`,
    to: email,
    // Nothing of the address is kept any more.
    isUnlisted: true,
    subject: 'Your Halfdrop account was deleted',
    text: `Hello ${name},\n\n${what}\n\n${stays}\n\n${other}\n`,
    html: `<h1>Your account was deleted</h1>
<p>Hello ${escapeHtml(name)},</p>
<p>${what}</p>
<p>${stays}</p>
<p>${other}</p>`,
  };
}
