import { ERRORS, PAGE } from './selections.ts';

const FIGURES = `id subject state sendAt finishedAt createdAt receiverCount waitingCount sentCount bouncedCount failedCount
  unsubscribedCount`;
const ISSUE = `${FIGURES} body version patterns { assetId title isOnSale asset { id } }`;
const WORDS = 'subject: "Spring", body: "## New", assetIds: []';

/**
 * Operations that cover every root field of the newsletter desk once, in an order in which there is something to
 * change.
 */
export const newsletterOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['newsletterCounts', '{ newsletterCounts { confirmed pending unsubscribed bounced } }'],
  [
    'newsletterSubscribers',
    `{ newsletterSubscribers(view: ALL, limit: 1) {
      items { id email status requestedAt confirmedAt unsubscribedAt bouncedAt bounceReason } ${PAGE} } }`,
  ],
  ['newsletterIssues', `{ newsletterIssues(limit: 1) { items { ${FIGURES} } ${PAGE} } }`],
  ['newsletterIssue', `{ newsletterIssue(id: "issue-1") { ${ISSUE} } }`],
  ['newsletterPreview', `{ newsletterPreview(input: { ${WORDS} }) { subject html text } }`],
  ['createNewsletterIssue', `mutation { createNewsletterIssue(input: { ${WORDS} }) { issue { ${ISSUE} } ${ERRORS} } }`],
  [
    'saveNewsletterIssue',
    `mutation { saveNewsletterIssue(input: { id: "issue-3", version: 1, ${WORDS} }) { issue { ${ISSUE} } ${ERRORS} } }`,
  ],
  ['sendNewsletterTest', `mutation { sendNewsletterTest(input: { id: "issue-3" }) { email ${ERRORS} } }`],
  [
    'scheduleNewsletterIssue',
    `mutation { scheduleNewsletterIssue(input: { id: "issue-3", version: 2, sendAt: "2099-01-01T09:00:00.000Z",
      reason: "For the fair." }) { issue { ${ISSUE} } ${ERRORS} } }`,
  ],
  [
    'stopNewsletterIssue',
    `mutation { stopNewsletterIssue(input: { id: "issue-3", reason: "A typo." }) { issue { ${ISSUE} } ${ERRORS} } }`,
  ],
  ['exportNewsletterSubscribers', `mutation { exportNewsletterSubscribers(input: { view: ALL }) { url ${ERRORS} } }`],
];
