import { typeDefs } from '@halfdrop/schema';
import { buildSchema, extendSchema, getNamedType, type GraphQLSchema, isObjectType, parse } from 'graphql';
import { isForHolders } from '@halfdrop/domain';
import { type Asker, askers, createPeople } from '../../api/test/support/people.ts';
import { type Access, expectedResult, mayKnow } from '../../api/test/support/expected-result.ts';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.ts';
import { accessOf, sessionEndingFields, thingOf } from './permissions.rules.ts';
import { openTypes, personalTypes, viewerFields } from './types.rules.ts';
import { rootFields, rootOperation } from './support/root-operations.ts';
import { type GraphqlAnswer, listeningGateway, stopGateways } from './support/test-gateway.ts';

const schema = buildSchema(typeDefs);
let api: TestApp;
let people: Awaited<ReturnType<typeof createPeople>>;
let gateway: Awaited<ReturnType<typeof listeningGateway>>;

beforeAll(async () => {
  api = await createTestApp();
  people = await createPeople(api);
  gateway = await listeningGateway({ apiUrl: api.baseUrl });
});
afterAll(async () => {
  await stopGateways();
  await api.close();
});

const headersOf = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** Readable types: neither root types nor payloads or errors, which follow their mutation. */
function readTypes(of: GraphQLSchema) {
  const types = Object.values(of.getTypeMap()).filter(isObjectType);
  return types.filter(({ name }) => !/^__|^(?:Query|Mutation|Subscription)$|(?:Payload|Error)$/.test(name));
}

/**
 * Returns the parts of a schema without a rule: root fields, types, and fields that depend on the viewer or lead to a
 * person.
 */
function withoutRule(of: GraphQLSchema): string[] {
  const types = readTypes(of);
  const known = new Set([...openTypes, ...personalTypes]);
  const fields = types
    .filter(({ name }) => openTypes.includes(name))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => field.name.startsWith('viewer') || personalTypes.includes(getNamedType(field.type).name))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  return [
    ...rootFields(of).filter((path) => !Object.hasOwn(accessOf, path)),
    ...types.map(({ name }) => name).filter((name) => !known.has(name)),
    ...fields.filter((path) => !Object.hasOwn(viewerFields, path)),
  ];
}

/** Outcome of accessing a root field; `nothing` is null, or a payload with a not-found error. */
type AccessResult = 'served' | 'nothing' | 'unauthenticated' | 'forbidden';

function resultOf(path: string, { data, errors }: GraphqlAnswer): string {
  const code = String(errors?.[0]?.extensions['code']);
  // A missing object has no stream.
  if (path.startsWith('Subscription.') && code === 'NOT_FOUND') return 'nothing';
  if (code === 'UNAUTHENTICATED') return 'unauthenticated';
  if (code === 'FORBIDDEN') return 'forbidden';
  // Minimal inputs are often rejected after validation, which means that access was granted.
  if (errors) return ['BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED'].includes(code) ? 'served' : code;
  const value = Object.values(data ?? {})[0];
  return value === null || JSON.stringify(value).includes('"NotFoundError"') ? 'nothing' : 'served';
}

const isOwn = (access: Access) => access !== 'none' && access !== 'optional' && isForHolders(access);

/** Returns the expected result: hidden objects appear missing, and visitors have nothing of their own. */
function expectedOf(path: string, access: Access, asker: Asker): AccessResult {
  const result = expectedResult(people, asker, access, Object.hasOwn(thingOf, path));
  if (asker === 'visitor' && isOwn(access) && path.startsWith('Query.')) return 'nothing';
  return result === 'hidden' ? 'nothing' : result;
}

test('PR-13 E1 every root field, every type and every field that tells of the viewer names its action or has a rule', () => {
  expect(withoutRule(schema)).toEqual([]);
  expect(
    [...Object.keys(accessOf), ...Object.keys(thingOf), ...sessionEndingFields].filter(
      (path) => !rootFields(schema).includes(path),
    ),
  ).toEqual([]);
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
  const cells = (rootFields(schema).length + all.length) * askers.length;
  process.stdout.write(
    `${rootFields(schema).length} root fields and ${all.length} fields × ${askers.length} people: ${cells} cells.\n`,
  );
});

test.each(Object.entries(accessOf))(
  'PR-09 PR-10 PR-13 PR-14 E1 %s (%s) is as the policy says for everyone',
  async (path, access) => {
    const { text } = rootOperation(schema, path, thingOf[path]?.(people.owned) ?? {});
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const leaks: string[] = [];
    for (const asker of askers) {
      const token = sessionEndingFields.includes(path) ? await people.newTokenOf(asker) : people.tokenOf(asker);
      const answer = await gateway.run(text, {}, headersOf(token));
      expected[asker] = expectedOf(path, access, asker);
      const result = resultOf(path, answer);
      // Users to whom a field is served may still get nothing, if they own none or the minimal input names none.
      const mayBeNothing = expected[asker] === 'served' && !Object.hasOwn(thingOf, path);
      found[asker] = result === 'nothing' && mayBeNothing ? 'served' : result;
      const told = JSON.stringify(answer);
      const isTold = mayKnow(people, asker, access);
      if (!isTold && Object.values(people.owned).some((each) => told.includes(each))) leaks.push(asker);
    }

    expect({ found, leaks }).toEqual({ found: expected, leaks: [] });
  },
);

/** Has the holder follow the studio of the purchased pattern and review it. */
async function speakUp({ id, slug }: { id: string; slug: string }): Promise<void> {
  const asHolder = headersOf(people.tokenOf('holder'));
  const { data } = await gateway.run(`{ assetBySlug(slug: "${slug}") { designer { id } } }`);
  const designerId = /"id":"(?<id>[^"]+)"/.exec(JSON.stringify(data))?.groups?.['id'];
  const follow = `mutation { followDesigner(input: { designerId: "${designerId}" }) { errors { __typename } } }`;
  const words = `{ assetId: "${id}", stars: 5, text: "Crisp." }`;
  await gateway.run(follow, {}, asHolder);
  await gateway.run(`mutation { writeReview(input: ${words}) { errors { __typename } } }`, {}, asHolder);
}

test('PR-14 E1 what a field tells of its viewer, it tells of nobody else', async () => {
  await speakUp(people.pattern);

  for (const [path, field] of Object.entries(viewerFields)) {
    for (const asker of askers.filter((each) => each !== 'ended session')) {
      const query = `{ ${field.ask(people.pattern)} }`;
      const { data } = await gateway.run(query, {}, headersOf(people.tokenOf(asker)));
      const expected = field[asker === 'visitor' || asker === 'holder' ? asker : 'others'];
      expect([path, asker, named(data, 'value')]).toEqual([path, asker, expected]);
    }
  }
});

/** Finds the value of a field anywhere in the reply. */
function named(answer: unknown, name: string): unknown {
  let found: unknown;
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key === name) found = value;
    return value;
  });
  return found;
}
