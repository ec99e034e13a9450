import { problem } from '../../test/support/fake-apis.ts';
import { restSubmission } from '../../test/support/studio-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('R-23 each of many changes has its answer, and a conflict tells the version there is', async () => {
  const refusal = { code: 'version_conflict', message: 'Somebody saved a newer version.', currentVersion: 4 };
  const { run, calls } = await gatewayOver({
    submissions: {
      save: async () => [
        { id: 'submission-1', submission: restSubmission({ version: 3 }), refusal: null },
        { id: 'submission-2', submission: null, refusal },
      ],
    },
  });
  const save = `mutation { saveSubmissions(input: { studioId: "3", changes: [
    { submissionId: "submission-1", version: 2, title: "Woven Dots", description: null, subcategoryId: null, repeatLayout: HALF_DROP }
    { submissionId: "submission-2", version: 2, creationMethod: BY_HAND }
  ] }) {
    outcomes { submissionId submission { version } errors { __typename ... on VersionConflictError { currentVersion } } }
    errors { __typename }
  } }`;
  expect((await run(save, {}, signedIn)).data?.['saveSubmissions']).toEqual({
    outcomes: [
      { submissionId: 'submission-1', submission: { version: 3 }, errors: [] },
      {
        submissionId: 'submission-2',
        submission: null,
        errors: [{ __typename: 'VersionConflictError', currentVersion: 4 }],
      },
    ],
    errors: [],
  });
  const changes = [
    { id: 'submission-1', version: 2, title: 'Woven Dots', subcategoryId: null, repeatLayout: 'half-drop' },
    { id: 'submission-2', version: 2, creationMethod: 'by_hand' },
  ];
  expect(calls).toMatchObject([{ name: 'submissions.save', args: ['3', changes] }]);
});

test('R-23 what must be corrected is told of each field', async () => {
  const errors = [{ path: 'title', message: 'Title must be at least 3 characters' }];
  const { run } = await gatewayOver({
    submissions: {
      submit: async () => {
        throw problem(422, 'validation_failed', { errors });
      },
    },
  });
  const submit = `mutation { submitSubmission(input: { submissionId: "submission-1", version: 1 }) {
    submission { id } errors { __typename ... on ValidationError { path message } }
  } }`;
  expect((await run(submit, {}, signedIn)).data?.['submitSubmission']).toEqual({
    submission: null,
    errors: [{ __typename: 'ValidationError', path: ['title'], message: 'Title must be at least 3 characters' }],
  });
});

test('R-23 words to the reviewer go with what is handed in', async () => {
  const { run, calls } = await gatewayOver({});
  const submit = `mutation ($note: String!) {
    submitSubmission(input: { submissionId: "submission-1", version: 1, note: $note }) { submission { id } }
  }`;
  await run(submit, { note: 'The seam is mended.' }, signedIn);
  expect(calls).toMatchObject([{ name: 'submissions.submit', args: ['submission-1', 1, 'The seam is mended.'] }]);
});

test('R-23 the page of a studio tells how many are in each state', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ studioSubmissions(studioId: "3", status: SUBMITTED, search: "reed") {
    items { status repeatLayout findings { severity } creationMethod } counts { status count } pageInfo { totalItems }
  } }`;
  expect((await run(list, {}, signedIn)).data?.['studioSubmissions']).toEqual({
    items: [
      {
        status: 'SUBMITTED',
        repeatLayout: 'HALF_DROP',
        findings: [{ severity: 'WARNING' }],
        creationMethod: 'DIGITAL',
      },
    ],
    counts: [{ status: 'SUBMITTED', count: 1 }],
    pageInfo: { totalItems: 1 },
  });
  expect(calls).toMatchObject([{ args: ['3', { page: 1, limit: 24, status: 'submitted', search: 'reed' }] }]);
});

test('R-23 a verdict goes to the api as it was given, and its state comes back', async () => {
  const { run, calls } = await gatewayOver();
  const decide = `mutation { decideSubmission(input: { submissionId: "submission-1", version: 2, verdict: REJECTED,
    reasons: [{ code: "copy", marks: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.1 }] }], note: "See the sample." }) {
    submission { status } errors { __typename }
  } }`;
  expect((await run(decide, {}, signedIn)).data?.['decideSubmission']).toEqual({
    submission: { status: 'REJECTED' },
    errors: [],
  });
  const reasons = [{ code: 'copy', marks: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.1 }] }];
  const verdict = { version: 2, verdict: 'rejected', reasons, note: 'See the sample.' };
  expect(calls).toMatchObject([{ name: 'submissions.decide', args: ['submission-1', verdict] }]);
});

test('R-23 sides of a drawing, which may be fractions, are told in whole pixels', async () => {
  const { run } = await gatewayOver({
    submissions: { byId: async (id) => restSubmission({ id, size: { width: 377.95, height: 377.95 } }) },
  });
  const { data } = await run('{ submission(id: "submission-1") { size { width height } } }', {}, signedIn);
  expect(data?.['submission']).toEqual({ size: { width: 378, height: 378 } });
});

test('R-23 tags that may fit are asked for where they are wanted, and a draft is read without them', async () => {
  const { run, calls } = await gatewayOver({
    submissions: { tagSuggestions: async () => [{ tag: 'deep blue', source: 'color' }] },
  });
  const wanted = `{ submission(id: "submission-1") { tagSuggestions { tag source } } }`;
  expect((await run(wanted, {}, signedIn)).data?.['submission']).toEqual({
    tagSuggestions: [{ tag: 'deep blue', source: 'COLOR' }],
  });
  await run(`{ submission(id: "submission-1") { title } }`, {}, signedIn);
  expect(calls.filter(({ name }) => name === 'submissions.tagSuggestions')).toHaveLength(1);
});

test('R-23 everybody reads how long answers take, and how many refusals did not stand', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run(
    '{ submissionReviewFigures { waitingCount verdictCount p50WaitMinutes p90WaitMinutes appealCount overturnedCount overturnedShare } }',
  );

  expect(data?.['submissionReviewFigures']).toEqual({
    waitingCount: 12,
    verdictCount: 40,
    p50WaitMinutes: 300,
    p90WaitMinutes: 2000,
    appealCount: 5,
    overturnedCount: 2,
    overturnedShare: 0.4,
  });
  expect(names()).toEqual(['submissions.reviewFigures']);
});

test('R-23 what is near a submission comes with how a copy lies on it', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(
    `{ submissionNeighbors(submissionId: "submission-1") { byDrawing { title repeatLayout alignment { quarterTurns } } byLook { title } }
      submissionCopies(submissionId: "submission-2") { assetId } }`,
    {},
    signedIn,
  );

  expect(data).toEqual({
    submissionNeighbors: {
      byDrawing: [{ title: 'Reeds', repeatLayout: 'HALF_DROP', alignment: { quarterTurns: 1 } }],
      byLook: [],
    },
    submissionCopies: [{ assetId: 'asset-3' }],
  });
  expect(calls.map(({ name, args }) => [name, ...args])).toEqual([
    ['submissions.neighbors', 'submission-1'],
    ['submissions.copies', 'submission-2'],
  ]);
});
