import { typeDefs } from '@halfdrop/schema';
import { buildSchema, extendSchema, getNamedType, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { createCast, roles } from '../../api/test/support/cast.ts';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.ts';
import { openTypes, partings, personalTypes, rootRules, verdicts, viewerFields } from './permissions.rules.ts';
import type { Rule } from './permissions.rules.ts';
import { rootFields, rootOperation } from './support/root-operations.ts';
import { type GraphqlAnswer, listeningGateway, stopGateways } from './support/test-gateway.ts';

const schema = buildSchema(typeDefs);
let api: TestApp;
let cast: Awaited<ReturnType<typeof createCast>>;
let gateway: Awaited<ReturnType<typeof listeningGateway>>;

beforeAll(async () => {
  api = await createTestApp();
  cast = await createCast(api);
  gateway = await listeningGateway({ apiUrl: api.baseUrl });
});
afterAll(async () => {
  await stopGateways();
  await api.close();
});

const headersOf = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** Types that people read: neither root, nor payload or error, which go the way of their mutation. */
function readTypes(of: GraphQLSchema) {
  const types = Object.values(of.getTypeMap()).filter(isObjectType);
  return types.filter(({ name }) => !/^__|^(?:Query|Mutation)$|(?:Payload|Error)$/.test(name));
}

/** What of a schema no rule speaks of: root fields, types, and fields that tell of the viewer or lead to a person. */
function withoutRule(of: GraphQLSchema): string[] {
  const types = readTypes(of);
  const known = new Set([...openTypes, ...personalTypes]);
  const fields = types
    .filter(({ name }) => openTypes.includes(name))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => field.name.startsWith('viewer') || personalTypes.includes(getNamedType(field.type).name))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  return [
    ...rootFields(of).filter((path) => !Object.hasOwn(rootRules, path)),
    ...types.map(({ name }) => name).filter((name) => !known.has(name)),
    ...fields.filter((path) => !Object.hasOwn(viewerFields, path)),
  ];
}

function verdictOf({ data, errors }: GraphqlAnswer, rule: Rule): string {
  const code = String(errors?.[0]?.extensions['code']);
  if (code === 'UNAUTHENTICATED') return 'unauthenticated';
  if (code === 'FORBIDDEN') return 'forbidden';
  // The smallest input is often refused for what it says, which is to have been looked at.
  if (errors) return ['BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED'].includes(code) ? 'served' : code;
  const value = Object.values(data ?? {})[0];
  const isNothing = value === null || JSON.stringify(value).includes('"NotFoundError"');
  return isNothing && (typeof rule !== 'string' || rule === 'own') ? 'nothing' : 'served';
}

test('PR-13 E1 every root field, every type and every field that tells of the viewer has a rule', () => {
  expect(withoutRule(schema)).toEqual([]);
  expect(Object.keys(rootRules).filter((path) => !rootFields(schema).includes(path))).toEqual([]);
  const names = new Set(readTypes(schema).map(({ name }) => name));
  expect([...openTypes, ...personalTypes].filter((name) => !names.has(name))).toEqual([]);
});

test('E1 a new root field, type or field of the viewer without a rule is named', () => {
  const grown = extendSchema(
    schema,
    parse(`
      type Earnings { sum: Int! }
      extend type Query { earnings: Earnings }
      extend type Review { writer: User viewerAgrees: Boolean }
    `),
  );

  expect(withoutRule(grown)).toEqual(['Query.earnings', 'Earnings', 'Review.writer', 'Review.viewerAgrees']);
});

test('E1 together, the root fields ask for every field of every type', () => {
  const asked = new Set(rootFields(schema).flatMap((path) => [...rootOperation(schema, path).fields]));
  const all = readTypes(schema).flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));

  expect(all.filter((field) => !asked.has(field))).toEqual([]);
  const cells = (rootFields(schema).length + all.length) * roles.length;
  process.stdout.write(
    `${rootFields(schema).length} root fields and ${all.length} fields × ${roles.length} roles: ${cells} cells.\n`,
  );
});

test.each(Object.entries(rootRules))(
  'PR-09 PR-10 PR-13 PR-14 E1 %s is as its rule says for every role',
  async (path, rule) => {
    const expected = verdicts[typeof rule === 'string' ? rule : rule.audience];
    const { text } = rootOperation(schema, path, typeof rule === 'string' ? {} : rule.values(cast.belongings));
    const found: Record<string, string> = {};
    const leaks: string[] = [];
    for (const role of roles) {
      const token = partings.includes(path) ? await cast.newTokenOf(role) : cast.tokenOf(role);
      const answer = await gateway.run(text, {}, headersOf(token));
      const verdict = verdictOf(answer, rule);
      found[role] = verdict === 'nothing' && rule === 'own' && role !== 'visitor' ? 'served' : verdict;
      const told = JSON.stringify(answer);
      const mayKnow = role === 'owner' || (rule === 'admins' && role === 'admin');
      if (!mayKnow && Object.values(cast.belongings).some((each) => told.includes(each))) leaks.push(role);
    }

    expect({ found, leaks }).toEqual({ found: expected, leaks: [] });
  },
);

/** Lets the owner follow the studio of the bought pattern and review it. */
async function speakUp({ id, slug }: { id: string; slug: string }): Promise<void> {
  const asOwner = headersOf(cast.tokenOf('owner'));
  const { data } = await gateway.run(`{ assetBySlug(slug: "${slug}") { designer { id } } }`);
  const designerId = /"id":"(?<id>[^"]+)"/.exec(JSON.stringify(data))?.groups?.['id'];
  const follow = `mutation { followDesigner(input: { designerId: "${designerId}" }) { errors { __typename } } }`;
  const words = `{ assetId: "${id}", stars: 5, text: "Crisp." }`;
  await gateway.run(follow, {}, asOwner);
  await gateway.run(`mutation { writeReview(input: ${words}) { errors { __typename } } }`, {}, asOwner);
}

test('PR-14 E1 what a field tells of its viewer, it tells of nobody else', async () => {
  await speakUp(cast.pattern);

  for (const [path, field] of Object.entries(viewerFields)) {
    for (const role of roles.filter((each) => each !== 'ended session')) {
      const query = `{ ${field.ask(cast.pattern)} }`;
      const { data } = await gateway.run(query, {}, headersOf(cast.tokenOf(role)));
      const expected = field[role === 'visitor' || role === 'owner' ? role : 'others'];
      expect([path, role, named(data, 'value')]).toEqual([path, role, expected]);
    }
  }
});

/** The value of a field, wherever in the answer it stands. */
function named(answer: unknown, name: string): unknown {
  let found: unknown;
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key === name) found = value;
    return value;
  });
  return found;
}
