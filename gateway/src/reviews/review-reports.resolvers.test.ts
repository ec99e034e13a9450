import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('EN-37 a review is reported with its reason; one that was kept against it is an error of the payload', async () => {
  const report = `mutation { reportReview(input: { reviewId: "review-1", reason: PERSONAL_DATA, note: "My street." }) {
    report { reviewId reason note } ${ERRORS} } }`;
  const { run, calls } = await gatewayOver();
  expect((await run(report, {}, signedIn)).data?.['reportReview']).toEqual({
    report: { reviewId: 'review-1', reason: 'PERSONAL_DATA', note: 'My street.' },
    errors: [],
  });
  expect(calls).toMatchObject([
    { name: 'reviewReports.report', args: ['review-1', { reason: 'personal_data', note: 'My street.' }] },
  ]);

  const kept = await gatewayOver({
    reviewReports: { report: () => Promise.reject(problem(409, 'illegal_transition')) },
  });
  expect((await kept.run(report, {}, signedIn)).data?.['reportReview']).toMatchObject({
    report: null,
    errors: [{ __typename: 'IllegalTransitionError' }],
  });
  const spent = await gatewayOver({
    reviewReports: { report: () => Promise.reject(problem(429, 'rate_limited')) },
  });
  expect((await spent.run(report, {}, signedIn)).errors?.[0]?.extensions['code']).toBe('RATE_LIMITED');
});

test('R-22 reported reviews are listed by view and order; one comes with what was said against it', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ reportedReviews(view: HIDDEN, sort: REPORTS_DESC, page: 2, limit: 1) {
    items { id reasons reportCount author { name } } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['reportedReviews']).toEqual({
    items: [{ id: 'review-1', reasons: ['OFF_TOPIC', 'SPAM'], reportCount: 2, author: { name: 'Ada Lovelace' } }],
    pageInfo: { totalItems: 1 },
  });
  const one = '{ reportedReview(id: "review-1") { reports { reason reporterName verdict } hidden { reason } } }';
  expect((await run(one, {}, signedIn)).data?.['reportedReview']).toEqual({
    reports: [{ reason: 'SPAM', reporterName: 'Noor Haddad', verdict: null }],
    hidden: null,
  });
  expect(calls[0]?.args).toEqual([{ view: 'hidden', sort: '-reports', page: 2, limit: 1 }]);
});

test('R-22 reviews are hidden, kept and shown with a reason; what is not there is not found', async () => {
  const decision = (name: string) =>
    `mutation { ${name}(input: { reviewId: "review-1", reason: "An advertisement" }) {
      review { isHidden hidden { reason } reportCount } ${ERRORS} } }`;
  const { run, calls } = await gatewayOver({
    reviewReports: { show: () => Promise.reject(problem(404, 'not_found')) },
  });
  expect((await run(decision('hideReview'), {}, signedIn)).data?.['hideReview']).toMatchObject({
    review: { isHidden: true, hidden: { reason: 'An advertisement' } },
    errors: [],
  });
  expect((await run(decision('keepReview'), {}, signedIn)).data?.['keepReview']).toMatchObject({
    review: { reportCount: 0 },
    errors: [],
  });
  expect((await run(decision('showReview'), {}, signedIn)).data?.['showReview']).toMatchObject({
    review: null,
    errors: [{ __typename: 'NotFoundError', path: ['reviewId'] }],
  });
  expect(calls.map(({ name }) => name)).toEqual(['reviewReports.hide', 'reviewReports.keep', 'reviewReports.show']);
});
