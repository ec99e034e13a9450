import { graphql } from 'graphql';
import { designers, mockSchema, type MockSchemaOptions } from '../index.ts';

const ERRORS = 'errors { __typename ... on UserError { path } }';
const studioId = designers[0]?.id ?? '';

function shop(options: MockSchemaOptions) {
  const schema = mockSchema({ signedIn: true, role: 'CONTRIBUTOR', ...options });
  return async (source: string, variableValues = {}) => {
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue: {} });
    expect(errors).toBeUndefined();
    return data;
  };
}

const list = `query ($studioId: ID!, $status: SubmissionStatus) {
  studioSubmissions(studioId: $studioId, status: $status, limit: 100) {
    items { id status version problems { path } } counts { status count }
  }
}`;
const save = `mutation ($studioId: ID!, $changes: [SubmissionChangeInput!]!) {
  saveSubmissions(input: { studioId: $studioId, changes: $changes }) {
    outcomes { submissionId submission { title version status } ${ERRORS} } ${ERRORS}
  }
}`;

test('R-23 the mocked studio has a submission of each state, and withdrawn ones are asked for', async () => {
  const run = shop({});
  const all = await run(list, { studioId });
  expect(all).toMatchObject({ studioSubmissions: { items: { length: 10 }, counts: { length: 11 } } });
  expect(await run(list, { studioId, status: 'WITHDRAWN' })).toMatchObject({
    studioSubmissions: { items: [{ status: 'WITHDRAWN' }] },
  });
  expect(await run(list, { studioId: designers[1]?.id })).toEqual({ studioSubmissions: null });
});

test('R-23 a file that came is checked at the looks that follow', async () => {
  const run = shop({});
  const look = () => run('{ submission(id: "submission-1") { status } }');
  expect(await look()).toEqual({ submission: { status: 'DRAFT' } });
  expect(await look()).toEqual({ submission: { status: 'CHECKING' } });
  expect(await look()).toEqual({ submission: { status: 'READY' } });
});

test('R-23 a hundred are changed in one call, each with its answer', async () => {
  const run = shop({ submissions: 'hundred' });
  const changes = Array.from({ length: 100 }, (_, index) => ({
    submissionId: `submission-${index + 1}`,
    version: index === 50 ? 7 : 1,
    title: `Reeds ${index}`,
  }));
  const answer = await run(save, { studioId, changes });
  expect(answer).toMatchObject({ saveSubmissions: { outcomes: { length: 100 }, errors: [] } });
  expect(answer).toHaveProperty('saveSubmissions.outcomes.50', {
    submissionId: 'submission-51',
    submission: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'] }],
  });
  expect(answer).toHaveProperty('saveSubmissions.outcomes.51.submission.version', 2);
});

test('R-23 one is handed in, taken back, and a refusal is appealed against once', async () => {
  const run = shop({});
  const submit = `mutation ($id: ID!) { submitSubmission(input: { submissionId: $id, version: 1, note: " Mended. " }) { submission { status noteToReviewer } ${ERRORS} } }`;
  expect(await run(submit, { id: 'submission-3' })).toMatchObject({
    submitSubmission: { errors: expect.arrayContaining([{ __typename: 'ValidationError', path: ['description'] }]) },
  });
  expect(await run(submit, { id: 'submission-4' })).toMatchObject({
    submitSubmission: { submission: { status: 'SUBMITTED', noteToReviewer: 'Mended.' } },
  });
  const withdraw = `mutation { withdrawSubmission(input: { submissionId: "submission-4" }) { submission { status } ${ERRORS} } }`;
  expect(await run(withdraw)).toMatchObject({ withdrawSubmission: { submission: { status: 'WITHDRAWN' } } });
  expect(await run(withdraw)).toMatchObject({
    withdrawSubmission: { errors: [{ __typename: 'IllegalTransitionError' }] },
  });
  const appeal = `mutation { appealSubmission(input: { submissionId: "submission-9", words: "It is the drawing." }) {
    submission { status appeal } ${ERRORS} } }`;
  expect(await run(appeal)).toMatchObject({ appealSubmission: { submission: { status: 'APPEALED' } } });
  expect(await run(appeal)).toMatchObject({ appealSubmission: { errors: [{ __typename: 'IllegalTransitionError' }] } });
});

test('R-23 a reviewer has one submission in front of them, skips it, and refuses the next with reason and words', async () => {
  const run = shop({ role: 'ADMIN' });
  const next = 'mutation { takeNextSubmission { review { submission { id status } studio { name } } waitingCount } }';
  const first = await run(next);
  expect(first).toMatchObject({ takeNextSubmission: { review: { submission: { status: 'IN_REVIEW' } } } });
  expect(await run(next)).toEqual(first);
  const counts = '{ adminWaiting { submissions } submissionReviewFigures { waitingCount } }';
  expect(await run(counts)).toEqual({
    adminWaiting: { submissions: 9 },
    submissionReviewFigures: { waitingCount: 9 },
  });
  expect(first).toMatchObject({ takeNextSubmission: { waitingCount: 9 } });

  const skip = `mutation { skipSubmissionReview(input: { submissionId: "submission-101" }) {
    review { submission { id } } ${ERRORS} } }`;
  expect(await run(skip)).toMatchObject({
    skipSubmissionReview: { review: { submission: { id: 'submission-102' } }, errors: [] },
  });
  const decide = `mutation ($reasons: [VerdictReasonInput!]!, $note: String!) {
    decideSubmission(input: {
      submissionId: "submission-102", version: 1, verdict: REJECTED, reasons: $reasons, note: $note
    }) { submission { status verdicts { reasons { code } } } ${ERRORS} }
  }`;
  expect(await run(decide, { reasons: [], note: '' })).toMatchObject({
    decideSubmission: { errors: [{ path: ['reasons'] }, { path: ['note'] }] },
  });
  expect(await run(decide, { reasons: [{ code: 'copy' }], note: 'See Reeds.' })).toMatchObject({
    decideSubmission: { submission: { status: 'REJECTED', verdicts: [{ reasons: [{ code: 'copy' }] }] }, errors: [] },
  });
  expect(await run(decide, { reasons: [{ code: 'copy' }], note: 'See Reeds.' })).toMatchObject({
    decideSubmission: { errors: [{ __typename: 'IllegalTransitionError' }] },
  });
  expect(await run(counts)).toMatchObject({ adminWaiting: { submissions: 8 } });
});
