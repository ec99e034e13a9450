import { ERRORS, PAGE } from './selections.ts';

const SUMMARY = 'id stars text author { id name } asset { slug title } reportCount reasons oldestReportAt isHidden';
const REPORTED = `${SUMMARY} studio { slug name } hidden { reason hiddenAt } writtenAt updatedAt
  reports { id reason note reporterName reportedAt verdict }`;
const decision = (name: string, id: string) =>
  [
    name,
    `mutation { ${name}(input: { reviewId: "${id}", reason: "Contract" }) { review { ${REPORTED} } ${ERRORS} } }`,
  ] as const;

/** Operations that cover every root field about review reports once, in a feasible order. */
export const reportOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'reportReview',
    `mutation { reportReview(input: { reviewId: "review-1", reason: SPAM, note: "A link." }) {
      report { reviewId reason note } ${ERRORS} } }`,
  ],
  ['reportedReviews', `{ reportedReviews(limit: 2) { items { ${SUMMARY} } ${PAGE} } }`],
  ['reportedReview', `{ reportedReview(id: "review-1") { ${REPORTED} } }`],
  decision('hideReview', 'review-1'),
  decision('showReview', 'review-1'),
  decision('keepReview', 'review-4'),
];
