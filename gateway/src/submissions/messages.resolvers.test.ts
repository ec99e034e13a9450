import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('R-23 a studio reads what was written about a pattern and writes more, once for each key', async () => {
  const { run, calls } = await gatewayOver();
  const read = '{ submissionMessages(submissionId: "submission-1") { side words } }';
  const message = { side: 'STUDIO', words: 'Which edge?' };
  expect((await run(read, {}, signedIn)).data?.['submissionMessages']).toEqual([message]);
  const send = `mutation { sendSubmissionMessage(input: { submissionId: "submission-1", idempotencyKey: "a-key-of-8", words: "Which edge?" })
    { messages { side words } ${ERRORS} } }`;
  expect((await run(send, {}, signedIn)).data?.['sendSubmissionMessage']).toEqual({ messages: [message], errors: [] });
  expect(calls[1]).toMatchObject({
    name: 'submissionMessages.send',
    args: ['submission-1', { key: 'a-key-of-8', words: 'Which edge?' }],
  });
});

test('R-23 what is too long, or was never handed in, is an error of the payload', async () => {
  const rules = { errors: [{ path: 'words', message: 'A note has at most 2000 characters' }] };
  const { run } = await gatewayOver({
    submissionMessages: {
      send: () => Promise.reject(problem(422, 'validation_failed', rules)),
      answer: () => Promise.reject(problem(409, 'illegal_transition')),
    },
  });
  const input = 'submissionId: "submission-1", idempotencyKey: "a-key-of-8", words: "…"';
  const send = `mutation { sendSubmissionMessage(input: { ${input} }) { messages { id } ${ERRORS} } }`;
  expect((await run(send, {}, signedIn)).data?.['sendSubmissionMessage']).toMatchObject({
    messages: null,
    errors: [{ __typename: 'ValidationError', path: ['words'] }],
  });
  const answer = `mutation { answerSubmissionMessage(input: { ${input} }) { thread { title } ${ERRORS} } }`;
  expect((await run(answer, {}, signedIn)).data?.['answerSubmissionMessage']).toMatchObject({
    thread: null,
    errors: [{ __typename: 'IllegalTransitionError' }],
  });
});

test('R-23 reviewers list what waits, answer it, or say that it needs no answer', async () => {
  const { run, calls } = await gatewayOver();
  const list = '{ submissionThreads { items { title studio { name } askedAt } pageInfo { totalItems } } }';
  expect((await run(list, {}, signedIn)).data?.['submissionThreads']).toEqual({
    items: [{ title: 'Reeds', studio: { name: 'Linden & Loom' }, askedAt: '2026-11-24T10:00:00.000Z' }],
    pageInfo: { totalItems: 1 },
  });
  const settle = `mutation { settleSubmissionThread(input: { submissionId: "submission-1" }) { thread { askedAt messages { side } } ${ERRORS} } }`;
  expect((await run(settle, {}, signedIn)).data?.['settleSubmissionThread']).toEqual({
    thread: { askedAt: null, messages: [{ side: 'STUDIO' }] },
    errors: [],
  });
  expect(calls.map(({ name }) => name)).toEqual(['submissionMessages.threads', 'submissionMessages.settle']);
});
