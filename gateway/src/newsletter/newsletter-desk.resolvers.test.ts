import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('R-22 subscribers are listed by view and by the beginning of their address', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ newsletterSubscribers(view: BOUNCED, search: "go", page: 2, limit: 5) {
    items { email status bounceReason } pageInfo { totalItems } } newsletterCounts { confirmed bounced } }`;
  expect((await run(list, {}, signedIn)).data).toEqual({
    newsletterSubscribers: {
      items: [{ email: 'gone@example.com', status: 'BOUNCED', bounceReason: '550 no such mailbox' }],
      pageInfo: { totalItems: 1 },
    },
    newsletterCounts: { confirmed: 120, bounced: 2 },
  });
  expect(calls).toMatchObject([
    { name: 'newsletterDesk.subscribers', args: [{ view: 'bounced', q: 'go', page: 2, limit: 5 }] },
    { name: 'newsletterDesk.counts' },
  ]);
});

test('R-22 an issue shows its figures, and its pictures are read in one call', async () => {
  const { run, names } = await gatewayOver();
  const one =
    '{ newsletterIssue(id: "issue-1") { state sentCount unsubscribedCount patterns { title asset { id } } } }';
  expect((await run(one, {}, signedIn)).data?.['newsletterIssue']).toEqual({
    state: 'SENT',
    sentCount: 117,
    unsubscribedCount: 3,
    patterns: [{ title: 'Rose', asset: { id: 'asset-1' } }],
  });
  expect(names()).toEqual(['newsletterDesk.issue', 'catalog.assetsByIds']);
});

test('R-22 an issue without an instant is sent at once; who saves second is told', async () => {
  const { run, calls } = await gatewayOver({
    newsletterDesk: {
      save: async () => {
        throw problem(409, 'version_conflict', { currentVersion: 3 });
      },
    },
  });
  const schedule = `mutation { scheduleNewsletterIssue(input: { id: "issue-3", version: 2, reason: "Now." }) {
    issue { state } ${ERRORS} } }`;
  expect((await run(schedule, {}, signedIn)).data?.['scheduleNewsletterIssue']).toEqual({
    issue: { state: 'SCHEDULED' },
    errors: [],
  });
  expect(calls).toMatchObject([
    { name: 'newsletterDesk.schedule', args: ['issue-3', { version: 2, sendAt: null, reason: 'Now.' }] },
  ]);
  const save = `mutation { saveNewsletterIssue(input: { id: "issue-3", version: 2, subject: "S", body: "B" }) {
    issue { id } ${ERRORS} } }`;
  expect((await run(save, {}, signedIn)).data?.['saveNewsletterIssue']).toMatchObject({
    issue: null,
    errors: [{ __typename: 'VersionConflictError', path: ['version'] }],
  });
});

test('R-22 the list of subscribers is linked only after the password', async () => {
  const { run } = await gatewayOver({
    newsletterDesk: {
      export: async () => {
        throw problem(403, 'proof_required');
      },
    },
  });
  const link = `mutation { exportNewsletterSubscribers(input: { view: ALL }) { url ${ERRORS} } }`;
  expect((await run(link, {}, signedIn)).data?.['exportNewsletterSubscribers']).toMatchObject({
    url: null,
    errors: [{ __typename: 'ProofRequiredError' }],
  });
});
