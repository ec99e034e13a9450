import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Mails an answer to who wrote the review and wants to be told. */
export const answerMailJob = 'reviews.answer-mail';

/** What the mail says. */
interface AnswerToMail {
  /** Of the review. */
  readonly id: string;
  readonly email: string;
  readonly title: string;
  readonly slug: string;
  readonly studio: string;
  readonly text: string;
}

/** An answer by mail. Where it is sent again, as after a kill, it is the same mail. */
export function answerMail({ id, email, title, slug, studio, text }: AnswerToMail, publicUrl: string): Mail {
  const subject = `${studio} has answered your review of ${title}`;
  const where = `${publicUrl}/product/${slug}#reviews`;
  const why = 'You asked for this mail when you wrote the review. Edit the review to change that.';
  return {
    id: `review-answer-${id}`,
    to: email,
    subject,
    text: `${[text, where, why].join('\n\n')}\n`,
    html: `<h1>${escapeHtml(subject)}</h1>
<p style="white-space: pre-line">${escapeHtml(text)}</p>
<p><a href="${escapeHtml(where)}">See it beside your review</a></p>
<p>${why}</p>`,
  };
}
