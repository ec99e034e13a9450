import type { MailTexts, WrittenMail } from '../../content/mails/mail-texts.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { markdownMail } from '../../platform/mail/markdown-mail.ts';
import { newsletterLinks } from '../newsletter-links.ts';

const PICTURE_PIXELS = 560;

/** Content of an issue. */
interface IssueWords {
  readonly subject: string;
  readonly body: string;
  readonly patterns: ReadonlyArray<{ readonly id: string; readonly slug: string; readonly title: string }>;
}

/** Renders an issue with a recipient's unsubscribe link. */
export type ComposedIssue = (leaveUrl: string) => WrittenMail;

/** Dependencies of rendering an issue. */
export interface IssueNeeds {
  readonly mailTexts: MailTexts;
  readonly publicUrl: string;
}

/** Renders an issue once for all recipients; only the unsubscribe link differs. */
export async function composeIssue(
  { mailTexts, publicUrl }: IssueNeeds,
  { subject, body, patterns: assets }: IssueWords,
): Promise<ComposedIssue> {
  const compose = await mailTexts.composer('newsletter-issue');
  const issue = markdownMail(body, publicUrl);
  const shown = assets.map(({ id, slug, title }) => ({
    title,
    url: `${publicUrl}/product/${slug}`,
    picture: `${publicUrl}/api/products/${id}/preview?w=${PICTURE_PIXELS}&format=jpeg`,
  }));
  const patterns = {
    text: shown.map(({ title, url }) => `${title}: ${url}`).join('\n'),
    html: shown.map(patternHtml).join('\n'),
  };
  return (leaveUrl) => compose({ subject, issue, patterns, leaveUrl });
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

/** Returns the mail to one recipient, with one-click unsubscribe. */
export function issueMail(
  composed: ComposedIssue,
  issueId: string,
  receiver: Receiver,
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string },
): Mail {
  const token = newsletterLinks.unsubscribe.write(secret, receiver);
  return {
    ...composed(`${publicUrl}/newsletter/unsubscribe?token=${token}`),
    id: `newsletter-${issueId}-${receiver.id}`,
    to: receiver.email,
    isUnlisted: true,
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}`,
  };
}
