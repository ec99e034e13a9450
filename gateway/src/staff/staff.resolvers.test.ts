import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const input = 'input: { email: "kim@example.com", role: SUPPORT, reason: "Helps." }';
const answer = 'member { email roles joinedAt } errors { __typename ... on UserError { message path } }';
const GRANT = `mutation { outcome: grantStaffRole(${input}) { ${answer} } }`;
const TAKE = `mutation { outcome: takeStaffRole(${input}) { ${answer} } }`;

test('G-04 owners read who works for the shop, and give roles', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run('{ staffMembers { id name email roles joinedAt } }', {}, signedIn);
  expect(data?.['staffMembers']).toMatchObject([{ name: 'Ada Weaver', roles: ['OWNER', 'SUPPORT'] }]);
  expect((await run(GRANT, {}, signedIn)).data?.['outcome']).toMatchObject({
    member: { email: 'kim@example.com', roles: ['SUPPORT'] },
    errors: [],
  });
  const change = { email: 'kim@example.com', role: 'support', reason: 'Helps.' };
  expect(calls).toMatchObject([{ name: 'staff.members' }, { name: 'staff.grant', args: [change] }]);
});

test.each([
  [GRANT, 404, 'not_found', 'NotFoundError', ['email']],
  [GRANT, 403, 'proof_required', 'ProofRequiredError', []],
  [TAKE, 403, 'proof_required', 'ProofRequiredError', []],
  [TAKE, 409, 'last_admin', 'LastAdminError', []],
])('G-05 %s: %i %s is told as %s', async (mutation, status, code, typename, path) => {
  const refuse = async () => {
    throw problem(status, code);
  };
  const { run } = await gatewayOver({ staff: { grant: refuse, take: refuse } });

  expect((await run(mutation, {}, signedIn)).data?.['outcome']).toEqual({
    member: null,
    errors: [{ __typename: typename, message: expect.any(String), path }],
  });
});

test('PR-13 the audit is read by filter, with what changed told field by field', async () => {
  const { run, calls } = await gatewayOver();
  const { data } = await run(
    `{ auditLines(filter: { action: "order.refund", fromAt: "2026-11-01T00:00:00.000Z" }, beforeId: "9", limit: 20) {
      items { id action actor { name } changes { field before after } } nextBefore } }`,
    {},
    signedIn,
  );

  expect(data?.['auditLines']).toEqual({
    items: [
      {
        id: '7',
        action: 'order.refund',
        actor: { name: 'Ada Weaver' },
        changes: [
          { field: 'refundableCents', before: '900', after: '0' },
          { field: 'items', before: null, after: 'one, two' },
        ],
      },
    ],
    nextBefore: null,
  });
  const query = { action: 'order.refund', from: '2026-11-01T00:00:00.000Z', before: '9', limit: '20' };
  expect(calls).toMatchObject([{ name: 'staff.auditLines', args: [query] }]);
});

test.each([
  [422, 'validation_failed', 'ValidationError', ['password']],
  [409, 'reauthentication_required', 'ReauthenticationRequiredError', []],
])('PR-13 a proof that fails with %i %s is told as %s', async (status, code, typename, path) => {
  const prove = async () => {
    throw problem(status, code, status === 422 ? { errors: [{ path: 'password', message: 'No.' }] } : {});
  };
  const { run } = await gatewayOver({ account: { prove } });
  const PROVE =
    'mutation { proveIdentity(input: { password: "x" }) { expiresAt errors { __typename ... on UserError { path } } } }';

  expect((await run(PROVE, {}, signedIn)).data?.['proveIdentity']).toEqual({
    expiresAt: null,
    errors: [{ __typename: typename, path }],
  });
});
