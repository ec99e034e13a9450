import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { textWords } from '../platform/mail/text-words.ts';

/** Job that mails an answer to the review's author if they asked for it. */
export const answerMailJob = 'reviews.answer-mail';

/** Content of the mail. */
interface AnswerToMail {
  /** Id of the review. */
  readonly id: string;
  readonly email: string;
  readonly title: string;
  readonly slug: string;
  readonly studio: string;
  readonly text: string;
}

/** Renders the mail about an answer. A retry, as after a crash, produces the same mail. */
export async function answerMail(
  mailTexts: MailTexts,
  { id, email, title, slug, studio, text }: AnswerToMail,
  publicUrl: string,
): Promise<Mail> {
  const words = await mailTexts.compose('review-answered', {
    studioName: studio,
    title,
    answer: textWords(text),
    reviewUrl: `${publicUrl}/product/${slug}#reviews`,
  });
  return { ...words, id: `review-answer-${id}`, to: email };
}
