import { escapeHtml } from '../../platform/http/html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { writeToken } from '../newsletter-token.ts';
import { markdownMail } from './markdown-mail.ts';

const PICTURE_PIXELS = 560;
const WHY = 'You get this because you asked for the Halfdrop newsletter.';

/** What an issue says, before it is said to somebody. */
interface IssueWords {
  readonly subject: string;
  readonly body: string;
  readonly patterns: ReadonlyArray<{ readonly id: string; readonly slug: string; readonly title: string }>;
}

/** An issue as a mail, without whom it is for. */
export type ComposedIssue = (leaveUrl: string) => Pick<Mail, 'subject' | 'text' | 'html'>;

/** Writes an issue once for all who get it: only the way off the list is another for each. */
export function composeIssue({ subject, body, patterns }: IssueWords, publicUrl: string): ComposedIssue {
  const words = markdownMail(body, publicUrl);
  const shown = patterns.map(({ id, slug, title }) => ({
    title,
    url: `${publicUrl}/product/${slug}`,
    picture: `${publicUrl}/api/products/${id}/preview?w=${PICTURE_PIXELS}&format=jpeg`,
  }));
  const texts = shown.map(({ title, url }) => `${title}: ${url}`);
  const text = [words.text, ...(texts.length > 0 ? [texts.join('\n')] : [])].join('\n\n');
  const html = `<h1>${escapeHtml(subject)}</h1>\n${words.html}\n${shown.map(patternHtml).join('\n')}`;
  return (leaveUrl) => ({
    subject,
    text: `${text}\n\n${WHY}\nUnsubscribe: ${leaveUrl}\n`,
    html: `${html}\n<p>${WHY} <a href="${escapeHtml(leaveUrl)}">Unsubscribe</a></p>`,
  });
}

function patternHtml({ title, url, picture }: Record<'title' | 'url' | 'picture', string>): string {
  const size = PICTURE_PIXELS / 2;
  const image = `<img src="${escapeHtml(picture)}" width="${size}" height="${size}" alt="">`;
  return `<p><a href="${escapeHtml(url)}">${image}<br>${escapeHtml(title)}</a></p>`;
}

interface Receiver {
  readonly id: string;
  readonly round: number;
  readonly email: string;
}

/** An issue for one receiver, who leaves the list with one press. */
export function issueMail(
  composed: ComposedIssue,
  issueId: string,
  receiver: Receiver,
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string },
): Mail {
  const token = writeToken(secret, 'unsubscribe', receiver);
  return {
    ...composed(`${publicUrl}/newsletter/unsubscribe?token=${token}`),
    id: `newsletter-${issueId}-${receiver.id}`,
    to: receiver.email,
    isUnlisted: true,
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  };
}
