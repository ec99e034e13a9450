import * as v from 'valibot';
import type { MailTexts } from '../../content/mails/mail-texts.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Job that tells the author of a review that it was hidden or is shown again. */
export const decisionMailJob = 'reviews.decision-mail';

/** Payload of the job; `id` identifies the decision. */
export const DecisionMailPayload = v.object({
  id: v.string(),
  reviewId: v.string(),
  news: v.picklist(['hidden', 'shown']),
  reason: v.string(),
});

interface DecisionMailFacts extends Pick<v.InferOutput<typeof DecisionMailPayload>, 'id' | 'news' | 'reason'> {
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly slug: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

const TEXTS = { hidden: 'review-hidden', shown: 'review-shown' } as const;

/** Renders the mail about a decision and its reason. */
export async function decisionMail(mailTexts: MailTexts, facts: DecisionMailFacts): Promise<Mail> {
  const { id, news, reason, name, email, title, slug, publicUrl, supportEmail } = facts;
  const reviewUrl = `${publicUrl}/product/${slug}#reviews`;
  const words = await mailTexts.compose(TEXTS[news], { name, title, reason, supportEmail, reviewUrl });
  return { ...words, id: `review-${news}-${id}`, to: email };
}
