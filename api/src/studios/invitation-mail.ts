import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

interface SentInvitation {
  readonly id: string;
  readonly email: string;
  readonly studioName: string;
  readonly url: string;
  readonly days: number;
}

/** Asks someone to work in a studio. */
export function invitationMail({ id, email, studioName, url, days }: SentInvitation): Mail {
  const ask = `${studioName} invites you to work in its studio on Halfdrop. Sign in with this email address and accept:`;
  const facts = `The link works once, for ${days} days.`;
  const ignore = 'If you do not know the studio, do nothing.';
  return {
    id: `studio-invitation-${id}`,
    to: email,
    subject: `${studioName} invites you to its studio`,
    text: `Hello,\n\n${ask}\n${url}\n\n${facts}\n\n${ignore}\n`,
    html: `<h1>An invitation to a studio</h1>
<p>Hello,</p>
<p>${escapeHtml(ask)}</p>
<p><a href="${escapeHtml(url)}">Open the invitation</a></p>
<p>${facts}</p>
<p>${ignore}</p>`,
  };
}
