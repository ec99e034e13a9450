import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { ComingRow } from './content.repository.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Notice {
  readonly page: ComingRow;
  readonly userId: string;
  readonly email: string;
  readonly publicUrl: string;
}

/** Tells an account holder that a text one agrees to is about to change. */
export function noticeMail({ page, userId, email, publicUrl }: Notice): Mail {
  const { slug, version, title } = page;
  const url = `${publicUrl}/${slug}?version=${version}`;
  const from = day.format(page.effective_at);
  const change = `Version ${version} takes effect on ${from} and replaces the one you know, which holds until then.`;
  const choice = 'If you do not agree with it, you can delete your account in the settings of your profile.';
  return {
    id: `notice-${slug}-${version}-${userId}`,
    to: email,
    subject: `${title}: a new version from ${from}`,
    text: `Hello,\n\n${title}: ${change}\n\nRead it: ${url}\n\n${choice}\n`,
    html: `<h1>${escapeHtml(title)}</h1>
<p>Hello,</p>
<p>${change}</p>
<p><a href="${escapeHtml(url)}">Read version ${version}</a></p>
<p>${choice}</p>`,
  };
}
