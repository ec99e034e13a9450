import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { writeToken } from './newsletter-token.ts';
import type { SubscriptionRow } from './newsletter.repository.ts';

/** What an unconfirmed address gets: a link that confirms it, and one that takes it off the list. */
export function confirmMail(subscription: SubscriptionRow, secret: string, publicUrl: string): Mail {
  const unsubscribeToken = writeToken(secret, 'unsubscribe', subscription);
  const confirmUrl = `${publicUrl}/newsletter/confirm?token=${writeToken(secret, 'confirm', subscription)}`;
  const leaveUrl = `${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`;
  const lines = [
    'Please confirm that you want our newsletter:',
    confirmUrl,
    '',
    'The link works for 7 days. If it was not you who asked, do nothing: without it, no newsletter comes.',
    '',
    `Take this address off the list: ${leaveUrl}`,
  ];
  return {
    id: `newsletter-confirm-${subscription.id}-${subscription.mailed_at.getTime()}`,
    to: subscription.email,
    subject: 'Please confirm your Halfdrop newsletter',
    text: `${lines.join('\n')}\n`,
    html: `<h1>One click to confirm</h1>
<p><a href="${escapeHtml(confirmUrl)}">Yes, send me the newsletter</a></p>
<p>The link works for 7 days. If it was not you who asked, do nothing: without it, no newsletter comes.</p>
<p><a href="${escapeHtml(leaveUrl)}">Take this address off the list</a></p>`,
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken}`,
  };
}
