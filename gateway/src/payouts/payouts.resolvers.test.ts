import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('R-22 payouts of all studios are listed by view, order and the name of a studio', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminPayouts(view: FAILED, sort: REQUESTED, search: "studio", limit: 1) {
    items { studio { name } amount { minorUnits } status reason } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminPayouts']).toEqual({
    items: [
      {
        studio: { name: 'Studio 3' },
        amount: { minorUnits: 2700 },
        status: 'FAILED',
        reason: 'The bank account is closed.',
      },
    ],
    pageInfo: { totalItems: 1 },
  });
  expect(calls[0]?.args).toEqual([{ view: 'failed', sort: 'requested', q: 'studio', page: 1, limit: 1 }]);
});

const request = `mutation { requestPayout(input: { studioId: "3" }) {
  studioPayouts { balance { minorUnits } payouts { number status amount { minorUnits currency } } }
  errors { __typename ... on UserError { message path } }
} }`;

test('G-04 a payout is asked for, and the studio is answered how it is paid now', async () => {
  const { run, calls } = await gatewayOver();
  expect((await run(request, {}, signedIn)).data?.['requestPayout']).toEqual({
    studioPayouts: {
      balance: { minorUnits: 0 },
      payouts: [{ number: 1, status: 'REQUESTED', amount: { minorUnits: 2700, currency: 'USD' } }],
    },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'payouts.request', args: ['3'] }]);
});

test.each([
  [409, 'payout_refused', 'PayoutRefusedError', []],
  [409, 'tax_papers_required', 'TaxPapersRequiredError', []],
  [404, 'not_found', 'NotFoundError', ['studioId']],
])('G-05 %i %s is told as %s', async (status, code, typename, path) => {
  const refuse = async () => {
    throw problem(status, code);
  };
  const { run } = await gatewayOver({ payouts: { request: refuse } });
  expect((await run(request, {}, signedIn)).data?.['requestPayout']).toEqual({
    studioPayouts: null,
    errors: [{ __typename: typename, message: expect.any(String), path }],
  });
});

test('G-04 tax papers are handed in, and of the number the end alone is told', async () => {
  const { run, calls } = await gatewayOver();
  const papers = { legalName: 'Ada Byron', address: '12 St James Square', country: 'GB', taxNumber: 'GB 123 4567 89' };
  const save = `mutation ($input: SaveTaxPapersInput!) { saveTaxPapers(input: $input) {
    studioPayouts { taxPapers { legalName taxNumberEnding } } errors { __typename } } }`;
  const { data } = await run(save, { input: { studioId: '3', ...papers } }, signedIn);
  expect(data?.['saveTaxPapers']).toEqual({
    studioPayouts: { taxPapers: { legalName: 'Ada Byron', taxNumberEnding: ' 89' } },
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'payouts.saveTaxPapers', args: ['3', papers] }]);
});
