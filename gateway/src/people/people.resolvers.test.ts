import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';
const WHO = 'personId: "user-1", reason: "Asked."';

test('R-22 people are listed by view, order and what they are looked for by', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminPeople(view: BLOCKED, sort: JOINED, search: "ada", page: 2, limit: 1) {
    items { id email staffRoles hasPlan } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminPeople']).toEqual({
    items: [{ id: 'user-1', email: 'ada@example.com', staffRoles: ['SUPPORT'], hasPlan: true }],
    pageInfo: { totalItems: 1 },
  });
  expect(calls).toMatchObject([
    { name: 'people.list', args: [{ view: 'blocked', sort: 'joined', q: 'ada', page: 2, limit: 1 }] },
  ]);
});

test('R-22 a person is shown with what is theirs by one call', async () => {
  const { run, calls } = await gatewayOver();
  const read = `{ adminPerson(id: "user-1") { plan { status downloadsLeft } studios { role }
    orders { status total { minorUnits } } licenses { license } tickets { status }
    acts { action changes { field } } } }`;
  expect((await run(read, {}, signedIn)).data?.['adminPerson']).toEqual({
    plan: { status: 'ACTIVE', downloadsLeft: 26 },
    studios: [{ role: 'OWNER' }],
    orders: [{ status: 'COMPLETED', total: { minorUnits: 900 } }],
    licenses: [{ license: 'STANDARD' }],
    tickets: [{ status: 'NEW' }],
    acts: [{ action: 'person.help', changes: [{ field: 'refundableCents' }, { field: 'items' }] }],
  });
  expect(calls).toHaveLength(1);
});

test.each([
  ['confirmPersonEmail', 'confirmEmail'],
  ['endPersonSessions', 'endSessions'],
  ['blockPerson', 'block'],
  ['unblockPerson', 'unblock'],
])('PR-13 %s hands on who and why, and answers with the person', async (mutation, call) => {
  const { run, calls } = await gatewayOver();
  const act = `mutation { ${mutation}(input: { ${WHO} }) { person { id } ${ERRORS} } }`;
  expect((await run(act, {}, signedIn)).data?.[mutation]).toEqual({ person: { id: 'user-1' }, errors: [] });
  expect(calls).toMatchObject([{ name: `people.${call}`, args: ['user-1', { reason: 'Asked.' }] }]);
});

test('R-22 free downloads are corrected', async () => {
  const { run, calls } = await gatewayOver();
  const correct = `mutation { correctPersonDownloads(input: { ${WHO}, freeDownloads: 2 }) { person { freeDownloads } ${ERRORS} } }`;
  expect((await run(correct, {}, signedIn)).data?.['correctPersonDownloads']).toEqual({
    person: { freeDownloads: 2 },
    errors: [],
  });
  expect(calls[0]?.args).toEqual(['user-1', { reason: 'Asked.', freeDownloads: 2 }]);
});

test.each([
  [403, 'proof_required', 'ProofRequiredError', []],
  [404, 'not_found', 'NotFoundError', ['personId']],
  [409, 'illegal_transition', 'IllegalTransitionError', []],
])('PR-13 an erasure that answers %i %s is a %s, and nobody is erased', async (status, code, name, path) => {
  const { run } = await gatewayOver({
    people: {
      erase: async () => {
        throw problem(status, code);
      },
    },
  });
  const erase = `mutation { erasePerson(input: { ${WHO} }) { isErased ${ERRORS} } }`;
  expect((await run(erase, {}, signedIn)).data?.['erasePerson']).toMatchObject({
    isErased: false,
    errors: [{ __typename: name, path }],
  });
});

test('PR-13 the session that sees the shop as a person does is handed on with its end', async () => {
  const { run, calls } = await gatewayOver();
  const see = `mutation { impersonatePerson(input: { ${WHO} }) { token user { id } expiresAt ${ERRORS} } }`;
  expect((await run(see, {}, signedIn)).data?.['impersonatePerson']).toEqual({
    token: 'token-of-the-staff',
    user: { id: 'user-1' },
    expiresAt: '2026-11-02T09:30:00.000Z',
    errors: [],
  });
  expect(calls).toMatchObject([{ name: 'people.impersonate', args: ['user-1', { reason: 'Asked.' }] }]);
});

test('PR-13 what whoever looks on may not do is refused in words', async () => {
  const { run } = await gatewayOver({
    cart: {
      clear: async () => {
        throw problem(403, 'view_only');
      },
    },
  });
  const answer = await run('mutation { clearCart { cart { id } } }', {}, signedIn);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

test('PR-13 who is blocked is told so when signing in', async () => {
  const { run } = await gatewayOver({
    account: {
      login: async () => {
        throw problem(403, 'account_blocked');
      },
    },
  });
  const login = `mutation { login(input: { email: "ada@example.com", password: "correct-horse" }) { token ${ERRORS} } }`;
  expect((await run(login)).data?.['login']).toMatchObject({
    token: null,
    errors: [{ __typename: 'AccountBlockedError', path: [] }],
  });
});
