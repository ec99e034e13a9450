import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const list = `{ studioNotices(studioId: "3", page: 2, limit: 5) {
  items { kind title amount { minorUnits } verdict } inbox { unreadCount mailChoices { topic isMailed } }
  pageInfo { page totalPages }
} }`;
const mark = `mutation { markNoticesRead(input: { studioId: "3", noticeId: "7", hasReadOlder: true }) {
  inbox { id unreadCount } errors { __typename ... on UserError { message path } }
} }`;
const choose = `mutation { chooseNoticeMail(input: { studioId: "3", topic: PAYOUTS, isMailed: false }) {
  inbox { id } errors { __typename ... on UserError { message path } }
} }`;

test('G-04 notices come in one upstream call with the inbox they lie in', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(list, {}, signedIn)).data?.['studioNotices']).toEqual({
    items: [{ kind: 'SUBMISSION_APPROVED', title: 'Woven Dots', amount: null, verdict: null }],
    inbox: { unreadCount: 1, mailChoices: [{ topic: 'VERDICTS', isMailed: true }] },
    pageInfo: { page: 2, totalPages: 1 },
  });
  expect(calls).toMatchObject([{ name: 'notices.list', args: ['3', { page: 2, limit: 5 }] }]);
});

test('G-04 a notice is noted as read together with those before it', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(mark, {}, signedIn)).data?.['markNoticesRead']).toEqual({
    inbox: { id: '3', unreadCount: 0 },
    errors: [],
  });
  expect(calls[0]?.args).toEqual(['3', { noticeId: '7', hasReadOlder: true }]);
});

test.each([
  [404, 'not_found', {}, 'NotFoundError', ['studioId']],
  [422, 'validation_failed', { errors: [{ path: 'topic', message: 'For owners' }] }, 'ValidationError', ['topic']],
])('G-05 %i %s of a choice of mail is told as it is', async (status, code, facts, typename, path) => {
  const refuse = async () => {
    throw problem(status, code, facts);
  };
  const { run } = await gatewayOver({ notices: { chooseMail: refuse } });
  expect((await run(choose, {}, signedIn)).data?.['chooseNoticeMail']).toEqual({
    inbox: null,
    errors: [{ __typename: typename, message: expect.any(String), path }],
  });
});
