import * as v from 'valibot';
import { escapeHtml } from '../../platform/http/html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Tells the author of a review that it was hidden, or is shown again. */
export const decisionMailJob = 'reviews.decision-mail';

/** What the job is told; `id` names the decision. */
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

/** What was decided on a review, and why. */
export function decisionMail(facts: DecisionMailFacts): Mail {
  const { id, news, reason, name, email, title, slug, publicUrl, supportEmail } = facts;
  const isHidden = news === 'hidden';
  const subject = isHidden ? `We have hidden your review of ${title}` : `Your review of ${title} is shown again`;
  const what = isHidden
    ? 'Others do not see it any more, and it does not count in the rating of the pattern.'
    : 'Everyone sees it again, and it counts in the rating of the pattern.';
  const where = `${publicUrl}/product/${slug}#reviews`;
  const sentences = [what, `The reason: ${reason}`, `If you think that this is wrong, write to ${supportEmail}.`];
  return {
    id: `review-${news}-${id}`,
    to: email,
    subject,
    text: `Hello ${name},\n\n${[...sentences, where].join('\n\n')}\n`,
    html: `<h1>${escapeHtml(subject)}</h1>
<p>Hello ${escapeHtml(name)},</p>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p><a href="${escapeHtml(where)}">See the pattern</a></p>`,
  };
}
