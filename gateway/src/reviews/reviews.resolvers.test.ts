import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const read = `{ reviews(assetId: "asset-1", page: 2, limit: 5) { items { author stars text answer { studio text } } pageInfo { page totalPages }
  summary { mean count byStars } viewerReview { stars } viewerHasAnswerMail viewerHasHiddenReview viewerCanReview } }`;
const write = `mutation { writeReview(input: { assetId: "asset-1", stars: 4, text: "Crisp", hasAnswerMail: true }) {
  review { stars text } errors { __typename ... on UserError { message path } } } }`;

test('reviews come in one upstream call with their figures and what the viewer may do', async () => {
  const { run, calls } = await gatewayOver();
  const { data, errors } = await run(read, {}, signedIn);

  expect(errors).toBeUndefined();
  expect(data?.['reviews']).toEqual({
    items: [
      { author: 'Ada W.', stars: 5, text: 'Prints beautifully.', answer: { studio: 'Studio 1', text: 'Thank you.' } },
    ],
    pageInfo: { page: 2, totalPages: 2 },
    summary: { mean: 4.3, count: 7, byStars: [0, 0, 1, 3, 3] },
    viewerReview: { stars: 5 },
    viewerHasAnswerMail: true,
    viewerHasHiddenReview: false,
    viewerCanReview: true,
  });
  expect(calls).toEqual([{ name: 'reviews.page', args: ['asset-1', 2, 5], token: 'token-1' }]);
});

test('reviews that cannot be had leave the page standing', async () => {
  const down = async () => {
    throw problem(503, 'unavailable');
  };
  const { run } = await gatewayOver({ reviews: { page: down } });
  const { data, errors } = await run(
    `{ asset(id: "asset-1") { id } reviews(assetId: "asset-1") { summary { count } } }`,
  );
  expect(data).toEqual({ asset: { id: 'asset-1' }, reviews: null });
  expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
});

test('a review is written with stars and words; a broken rule names its field', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(write, {}, signedIn)).data?.['writeReview']).toEqual({
    review: { stars: 4, text: 'Crisp' },
    errors: [],
  });
  expect(calls[0]?.args).toEqual(['asset-1', { stars: 4, text: 'Crisp', isAnswerMailed: true }]);

  const refused = await gatewayOver({
    reviews: {
      write: async () => {
        throw problem(422, 'validation_failed', { errors: [{ path: 'text', message: 'Review is required' }] });
      },
    },
  });
  expect((await refused.run(write, {}, signedIn)).data?.['writeReview']).toEqual({
    review: null,
    errors: [{ __typename: 'ValidationError', message: 'Review is required', path: ['text'] }],
  });
});

const answerReview = `mutation { answerReview(input: { reviewId: "review-1", text: "Thank you." }) {
  review { answer { text } } errors { __typename ... on UserError { message path } } } }`;

test('R-23 a studio reads what is said of its patterns, each with the pattern while that is on sale', async () => {
  const list = `{ studioReviews(studioId: "designer-1", isAnswered: false, page: 2, limit: 5) {
    items { review { id } asset { id } title } pageInfo { page } unansweredCount } }`;
  const { run, calls } = await gatewayOver();
  expect((await run(list, {}, signedIn)).data?.['studioReviews']).toEqual({
    items: [{ review: { id: 'review-1' }, asset: { id: 'asset-1' }, title: 'Half-drop Peony 1' }],
    pageInfo: { page: 2 },
    unansweredCount: 1,
  });
  expect(calls[0]).toMatchObject({
    name: 'reviews.ofStudio',
    args: ['designer-1', { page: 2, limit: 5, isAnswered: false }],
  });
  const elsewhere = await gatewayOver({ reviews: { ofStudio: async () => null } });
  expect((await elsewhere.run(list, {}, signedIn)).data).toEqual({ studioReviews: null });
});

test('R-23 a review is answered and the answer taken back; what is of another studio is not found', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(answerReview, {}, signedIn)).data?.['answerReview']).toEqual({
    review: { answer: { text: 'Thank you.' } },
    errors: [],
  });
  const remove = `mutation { removeReviewAnswer(input: { reviewId: "review-1" }) { review { answer { text } } errors { __typename } } }`;
  expect((await run(remove, {}, signedIn)).data?.['removeReviewAnswer']).toEqual({
    review: { answer: null },
    errors: [],
  });
  expect(calls.map(({ name, args }) => [name, args])).toEqual([
    ['reviews.answer', ['review-1', 'Thank you.']],
    ['reviews.removeAnswer', ['review-1']],
  ]);

  const absent = async () => {
    throw problem(404, 'not_found');
  };
  const refused = await gatewayOver({ reviews: { answer: absent } });
  expect((await refused.run(answerReview, {}, signedIn)).data?.['answerReview']).toMatchObject({
    review: null,
    errors: [{ __typename: 'NotFoundError', path: ['reviewId'] }],
  });
});

test('PR-13 who does not own the pattern is told FORBIDDEN', async () => {
  const { run } = await gatewayOver({
    reviews: {
      write: async () => {
        throw problem(403, 'forbidden');
      },
    },
  });
  expect((await run(write, {}, signedIn)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});

test('a free download answers with what is left, or says that none is', async () => {
  const claim = `mutation { claimFreeAsset(input: { assetId: "asset-1" }) {
    entitlement { license formats } viewer { freeDownloads } errors { __typename } } }`;
  const { run } = await gatewayOver();
  expect((await run(claim, {}, signedIn)).data?.['claimFreeAsset']).toEqual({
    entitlement: { license: 'PERSONAL', formats: ['PNG'] },
    viewer: { freeDownloads: 4 },
    errors: [],
  });
  const spent = await gatewayOver({
    downloads: {
      claimFree: async () => {
        throw problem(409, 'no_downloads_left');
      },
    },
  });
  expect((await spent.run(claim, {}, signedIn)).data?.['claimFreeAsset']).toEqual({
    entitlement: null,
    viewer: null,
    errors: [{ __typename: 'NoDownloadsLeftError' }],
  });
});
