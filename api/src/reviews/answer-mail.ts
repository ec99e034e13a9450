import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { textWords } from '../platform/mail/text-words.ts';

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
