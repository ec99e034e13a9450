import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('R-22 a visitor claims a right; a pattern that is not on sale is an error of its field', async () => {
  const request = `mutation { requestTakedown(input: { pattern: "HD-10000001", name: "Grace", email: "grace@example.com",
    contact: "1 Navy Street", right: "My print.", isGoodFaith: true, isAccurate: true }) {
    receipt { number email } ${ERRORS} } }`;
  const { run, calls } = await gatewayOver();
  expect((await run(request)).data?.['requestTakedown']).toEqual({
    receipt: { number: 'HD-C-22222222', email: 'grace@example.com' },
    errors: [],
  });
  expect(calls[0]).toMatchObject({ name: 'takedowns.request', args: [{ pattern: 'HD-10000001', isGoodFaith: true }] });
  const errors = [{ path: 'pattern', message: 'No pattern on sale has this asset ID or address.' }];
  const refused = await gatewayOver({
    takedowns: { request: () => Promise.reject(problem(422, 'validation_failed', { errors })) },
  });
  expect((await refused.run(request)).data?.['requestTakedown']).toEqual({
    receipt: null,
    errors: [{ __typename: 'ValidationError', message: errors[0]?.message, path: ['pattern'] }],
  });
});

test('R-22 links of mails confirm a claim and name a court; a dead link is not found', async () => {
  const confirm = `mutation { confirmTakedown(input: { token: "token" }) { takedown { status dueAt } ${ERRORS} } }`;
  const court = `mutation { reportCourtCase(input: { token: "token", court: "District Court" }) {
    takedown { status } ${ERRORS} } }`;
  const { run, calls } = await gatewayOver({
    takedowns: { confirm: () => Promise.reject(problem(404, 'not_found')) },
  });
  expect((await run(confirm)).data?.['confirmTakedown']).toMatchObject({
    takedown: null,
    errors: [{ __typename: 'NotFoundError', path: ['token'] }],
  });
  expect((await run(court)).data?.['reportCourtCase']).toEqual({ takedown: { status: 'IN_COURT' }, errors: [] });
  expect(calls[1]).toMatchObject({ name: 'takedowns.goToCourt', args: ['token', 'District Court'] });
});

test('R-22 claims are listed and decided; a step that is not possible is an error of the payload', async () => {
  const { run, calls } = await gatewayOver({
    takedowns: { restore: () => Promise.reject(problem(409, 'illegal_transition')) },
  });
  const list = `{ takedowns(view: HELD, sort: DUE_DESC, search: "HD-C") {
    items { number status claimantName studio { name } } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['takedowns']).toEqual({
    items: [{ number: 'HD-C-22222222', status: 'WAITING', claimantName: 'Grace Hopper', studio: { name: 'Studio 1' } }],
    pageInfo: { totalItems: 1 },
  });
  const decide = (name: string) =>
    `mutation { ${name}(input: { number: "HD-C-22222222", reason: "The same" }) { takedown { status } ${ERRORS} } }`;
  expect((await run(decide('holdForTakedown'), {}, signedIn)).data?.['holdForTakedown']).toEqual({
    takedown: { status: 'HELD' },
    errors: [],
  });
  expect((await run(decide('refuseTakedown'), {}, signedIn)).data?.['refuseTakedown']).toEqual({
    takedown: { status: 'REFUSED' },
    errors: [],
  });
  expect((await run(decide('restoreAfterTakedown'), {}, signedIn)).data?.['restoreAfterTakedown']).toMatchObject({
    takedown: null,
    errors: [{ __typename: 'IllegalTransitionError' }],
  });
  expect(calls[0]?.args).toEqual([{ view: 'held', sort: '-due', q: 'HD-C', page: 1, limit: 24 }]);
});

test('R-23 a studio reads the claims against its patterns, and answers one', async () => {
  const list = '{ studioTakedowns(studioId: "designer-1") { number status steps { status words } } }';
  const { run, calls } = await gatewayOver();
  expect((await run(list, {}, signedIn)).data?.['studioTakedowns']).toEqual([
    { number: 'HD-C-22222222', status: 'HELD', steps: [{ status: 'HELD', words: 'It is the same drawing.' }] },
  ]);
  const counter = `mutation { counterTakedown(input: { number: "HD-C-22222222", statement: "Mine.", isGoodFaith: true }) {
    takedown { status } ${ERRORS} } }`;
  expect((await run(counter, {}, signedIn)).data?.['counterTakedown']).toEqual({
    takedown: { status: 'COUNTERED' },
    errors: [],
  });
  expect(calls[1]?.args).toEqual(['HD-C-22222222', { statement: 'Mine.', isGoodFaith: true }]);
  const elsewhere = await gatewayOver({ takedowns: { ofStudio: async () => null } });
  expect((await elsewhere.run(list, {}, signedIn)).data).toEqual({ studioTakedowns: null });
});
