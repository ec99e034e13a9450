import { apiServer, stopServers } from '../../test/support/fake-api-server.ts';
import { problem } from '../../test/support/fake-apis.ts';
import { restAsset } from '../../test/support/fixtures.ts';
import { restCertificate, restDownloadQuota } from '../../test/support/purchase-fixtures.ts';
import { gatewayOver, listeningGateway, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

const CLAIM = `mutation Claim($input: ClaimWithSubscriptionInput!) {
  claimWithSubscription(input: $input) {
    entitlement { id certificateUrl }
    downloadQuota { planName license limit used left }
    errors { __typename ... on UserError { message } }
  }
}`;
const input = { assetId: 'asset-1' };

test('D-22 PR-04 a download with a plan gives the license and the downloads that are left', async () => {
  const { run, calls } = await gatewayOver();
  const { data } = await run(CLAIM, { input }, signedIn);
  expect(data?.['claimWithSubscription']).toEqual({
    entitlement: { id: 'entitlement-1', certificateUrl: '/api/downloads/entitlement-1/certificate' },
    downloadQuota: { planName: 'Starter', license: 'STANDARD', limit: 10, used: 4, left: 6 },
    errors: [],
  });
  expect(calls).toEqual([{ name: 'downloads.claimWithPlan', args: ['asset-1'], token: 'token-1' }]);
});

test.each([
  ['plan_required', 'PlanRequiredError'],
  ['no_downloads_left', 'NoDownloadsLeftError'],
])('the refusal %s is told as %s', async (code, typename) => {
  const { run } = await gatewayOver({
    downloads: {
      claimWithPlan: async () => {
        throw problem(409, code, { message: 'Choose a plan.' });
      },
    },
  });
  const { data } = await run(CLAIM, { input }, signedIn);
  expect(data?.['claimWithSubscription']).toEqual({
    entitlement: null,
    downloadQuota: null,
    errors: [{ __typename: typename, message: expect.any(String) }],
  });
});

test.each(['addToCart', 'claimFreeAsset', 'claimWithSubscription'])(
  'B-22 %s refuses a new pattern with the moment it opens',
  async (mutation) => {
    const opensAt = '2026-11-24T09:30:00.000Z';
    const message = 'Rose opens to everyone later.';
    const refuse = async () => {
      throw problem(409, 'early_access', { message, opensAt });
    };
    const { run } = await gatewayOver({
      downloads: { claimWithPlan: refuse, claimFree: refuse },
      cart: { add: refuse },
    });
    const { data } = await run(
      `mutation { ${mutation}(input: { assetId: "asset-1" }) {
        errors { __typename ... on EarlyAccessError { message path opensAt } } } }`,
      {},
      signedIn,
    );
    const errors = [{ __typename: 'EarlyAccessError', message, path: ['assetId'], opensAt }];
    expect(data?.[mutation]).toEqual({ errors });
  },
);

test('many fields that depend on the plan ask for it once, and are null when it cannot be had', async () => {
  const fields =
    '{ viewer { downloadQuota { left } } one: asset(id: "asset-1") { viewerHasPlanCoverage } two: asset(id: "asset-2") { viewerHasPlanCoverage } }';
  const quota = async () => restDownloadQuota({ includesPremium: false });
  const catalog = {
    assetsByIds: async (ids: readonly string[]) =>
      ids.map((id) => restAsset(Number(id.slice(6)), { isPremium: id === 'asset-2' })),
  };
  const { run, calls } = await gatewayOver({ downloads: { quota }, catalog });
  const { data } = await run(fields, {}, signedIn);
  expect(data).toMatchObject({
    viewer: { downloadQuota: { left: 7 } },
    one: { viewerHasPlanCoverage: true },
    two: { viewerHasPlanCoverage: false },
  });
  expect(calls.filter(({ name }) => name === 'downloads.quota')).toHaveLength(1);

  const down = await gatewayOver({ downloads: { quota: async () => Promise.reject(new Error('down')) }, catalog });
  expect((await down.run(fields, {}, signedIn)).data).toMatchObject({ viewer: { downloadQuota: null } });
  expect((await down.run(fields)).data).toMatchObject({ viewer: null, one: { viewerHasPlanCoverage: null } });
});

test('a certificate is verified by anyone; a code that stands for nothing is null', async () => {
  const VERIFY = 'query Verify($code: String!) { certificate(code: $code) { status holder license } }';
  const { run } = await gatewayOver({
    downloads: { verify: async (code) => (code === 'HDC-1' ? restCertificate({ status: 'refunded' }) : null) },
  });
  expect((await run(VERIFY, { code: ' HDC-1 ' })).data).toEqual({
    certificate: { status: 'REFUNDED', holder: 'A••• W•••', license: 'STANDARD' },
  });
  for (const code of ['other', ' ', 'x'.repeat(101)]) {
    expect((await run(VERIFY, { code })).data).toEqual({ certificate: null });
  }
});

test('EN-29 the history and a link to some of the files', async () => {
  const { run, calls } = await gatewayOver();
  const history = await run('{ downloadHistory { items { title downloadedAt formats } } }', {}, signedIn);
  expect(history.data).toEqual({
    downloadHistory: {
      items: [{ title: 'Half-drop Peony 1', downloadedAt: '2026-11-02T09:00:00.000Z', formats: ['PNG'] }],
    },
  });
  expect((await run('{ downloadHistory { items { id } } ownedAssetIds(assetIds: ["asset-1"]) }')).data).toEqual({
    downloadHistory: null,
    ownedAssetIds: null,
  });
  const LINK = 'mutation Link($input: CreateDownloadLinkInput!) { createDownloadLink(input: $input) { link { url } } }';
  await run(LINK, { input: { entitlementId: 'entitlement-1', formats: ['PNG', 'SVG'], palette: 'delft' } }, signedIn);
  expect(calls.at(-1)).toMatchObject({
    name: 'downloads.createLink',
    args: ['entitlement-1', { formats: ['png', 'svg'], palette: 'delft' }],
  });
});

test('PR-15 the cookie of a download link reaches the browser that asked for it, and no shared reply', async () => {
  const link = { url: '/api/downloads/abc', fileName: 'Rose.zip', isReady: true, expiresAt: '2026-11-22T12:05:00Z' };
  const cookie = 'halfdrop-download=signed; Max-Age=300; Path=/api/downloads; HttpOnly; SameSite=Strict';
  const api = await apiServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookie });
    response.end(JSON.stringify({ data: link }));
  });
  const { post } = await listeningGateway({ apiUrl: api.url });
  const query =
    'mutation { createDownloadLink(input: { entitlementId: "entitlement-1" }) { link { url } errors { __typename } } }';
  const answer = await post(JSON.stringify({ query }), signedIn);
  expect(await answer.json()).toEqual({ data: { createDownloadLink: { link: { url: link.url }, errors: [] } } });
  expect(answer.headers.getSetCookie()).toEqual([cookie]);
  expect((await post(JSON.stringify({ query }))).headers.getSetCookie()).toEqual([]);
});

test('BC-21 a free download of an address that is not confirmed says so, typed', async () => {
  const downloads = { claimFree: () => Promise.reject(problem(409, 'email_unconfirmed')) };
  const { run } = await gatewayOver({ downloads });
  const CLAIM_FREE = `mutation { claimFreeAsset(input: { assetId: "asset-1" }) {
    entitlement { id } errors { __typename ... on UserError { message } } } }`;
  expect((await run(CLAIM_FREE, {}, signedIn)).data).toEqual({
    claimFreeAsset: {
      entitlement: null,
      errors: [{ __typename: 'EmailUnconfirmedError', message: 'Words for email_unconfirmed' }],
    },
  });
});
