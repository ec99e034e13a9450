import { ERRORS, PAGE } from './selections.ts';

const MESSAGE = 'id side words sentAt';
const SUMMARY = 'submissionId title studio { slug name } askedAt';
const THREAD = `${SUMMARY} messages { ${MESSAGE} }`;

/** Operations that cover every root field about pattern messages once, in a feasible order. */
export const messageOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['submissionMessages', `{ submissionMessages(submissionId: "submission-9") { ${MESSAGE} } }`],
  [
    'sendSubmissionMessage',
    `mutation { sendSubmissionMessage(input: { submissionId: "submission-9", idempotencyKey: "contract-1", words: "Thank you." }) {
      messages { ${MESSAGE} } ${ERRORS} } }`,
  ],
  ['submissionThreads', `{ submissionThreads(limit: 2) { items { ${SUMMARY} } ${PAGE} } }`],
  ['submissionThread', `{ submissionThread(submissionId: "submission-102") { ${THREAD} } }`],
  [
    'settleSubmissionThread',
    `mutation { settleSubmissionThread(input: { submissionId: "submission-102" }) { thread { ${THREAD} } ${ERRORS} } }`,
  ],
  [
    'answerSubmissionMessage',
    `mutation { answerSubmissionMessage(input: { submissionId: "submission-102", idempotencyKey: "contract-2", words: "Please do." }) {
      thread { ${THREAD} } ${ERRORS} } }`,
  ],
];
