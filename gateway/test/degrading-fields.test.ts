import { typeDefs } from '@halfdrop/schema';
import { buildSchema } from 'graphql';
import { problem } from './support/fake-apis.ts';
import { rootFields, rootOperation } from './support/root-operations.ts';
import { restSubscription } from './support/subscription-fixtures.ts';
import { gatewayOver, type GraphqlAnswer, signedIn, stopGateways } from './support/test-gateway.ts';

const schema = buildSchema(typeDefs);
const queries = rootFields(schema).filter((path) => path.startsWith('Query.'));

const down = async () => {
  throw problem(503, 'unavailable');
};

type Place = Readonly<Record<string, unknown>>;

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null;

function valueAt(data: unknown, path: readonly unknown[]): unknown {
  return path.reduce((value, step) => (isPlace(value) ? value[String(step)] : undefined), data);
}

/** Returns the field an error refers to, such as `Asset.designer`, and the value in its place. */
function fateOf({ data }: GraphqlAnswer, path: readonly unknown[]) {
  const parent = valueAt(data, path.slice(0, -1));
  const named = isPlace(parent) ? parent['__typename'] : undefined;
  const type = typeof named === 'string' ? named : 'Query';
  return { field: `${type}.${String(path.at(-1))}`, path: path.join('.'), value: valueAt(data, path) };
}

/** Runs every query with all fields, once successfully and once for each of its calls failing. */
async function allFailures() {
  const answers: Record<string, Record<string, typeof down>> = {};
  const { run, calls: made } = await gatewayOver(answers);
  const found = [];
  for (const query of queries) {
    const { text } = rootOperation(schema, query);
    const before = made.length;
    const { errors } = await run(text, {}, signedIn);
    expect([query, errors]).toEqual([query, undefined]);
    for (const call of new Set(made.slice(before).map(({ name }) => name))) {
      const [domain = '', method = ''] = call.split('.');
      answers[domain] = { [method]: down };
      const answer = await run(text, {}, signedIn);
      delete answers[domain];
      found.push({ query, call, fates: (answer.errors ?? []).map(({ path = [] }) => fateOf(answer, path)) });
    }
  }
  return found;
}

let failures: Awaited<ReturnType<typeof allFailures>> = [];
beforeAll(async () => {
  failures = await allFailures();
});
afterEach(stopGateways);

/** Assets embed the short form of a studio; the rest comes from one call, without which the whole studio is null. */
const isOfShortStudio = ({ call, path }: { call: string; path: string }) =>
  call === 'designers.designersByIds' && path.includes('.designer.');

test('a call that fails leaves null at the field it is for, with an error, and everything around it stays', () => {
  const found = failures.flatMap(({ call, fates }) => fates.map((fate) => ({ call, ...fate })));

  expect(found.filter((fate) => !isOfShortStudio(fate) && fate.value !== null)).toEqual([]);
});

test('the studio of an asset is null when its details cannot be had, and the asset stays', async () => {
  const { run } = await gatewayOver({ designers: { designersByIds: down } });

  const { data, errors } = await run('{ assetBySlug(slug: "a") { id title designer { name bio } } }');

  expect(data).toEqual({ assetBySlug: { id: 'asset-1', title: expect.any(String), designer: null } });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

/** Null without an error, since they accompany a mutation's result, which must not appear to have failed. */
const quietCalls = ['downloads.ownedAssetIds', 'downloads.quota', 'subscriptions.current'];

test('every root field and every field with a call of its own is one of these', () => {
  const loud = failures.filter(({ call, query }) => !quietCalls.includes(call) || query === 'Query.ownedAssetIds');
  const fields = loud.flatMap(({ fates }) => fates.filter(({ value }) => value === null).map(({ field }) => field));
  const ofObjects = new Set(fields.filter((field) => !field.startsWith('Query.')));
  const withCalls = queries.filter((query) => failures.some((failure) => failure.query === query));

  expect(loud.filter(({ fates }) => fates.length === 0)).toEqual([]);
  expect(withCalls.filter((query) => !fields.includes(query))).toEqual([]);
  expect([...ofObjects].toSorted()).toEqual([
    'AdminAsset.asset',
    'Category.assetCount',
    'Category.children',
    'Category.cover',
    'Designer.avatar',
    'Designer.covers',
    'DesignerCollection.covers',
    'DesignerShare.cover',
    'HomeBand.patterns',
    'HomeCollections.patterns',
    'HomeEditions.patterns',
    'HomeFeature.patterns',
    'HomeHero.patterns',
    'HomeStrip.patterns',
    'HomeTiles.patterns',
    'PickedPattern.asset',
    'PlanSubscription.portalUrl',
    'SaidOfPattern.category',
    'SaidOfPattern.subcategory',
    'ShopCollection.covers',
    'Studio.category',
    'Studio.designer',
    'StudioApplication.category',
    'StudioApplication.studio',
    'StudioReview.asset',
    'Submission.category',
    'Submission.subcategory',
    'Submission.tagSuggestions',
    'User.sessions',
  ]);
});

test('what is known of the viewer beside it is null without an error', async () => {
  const { run } = await gatewayOver({
    downloads: { ownedAssetIds: down, quota: down },
    subscriptions: { current: down },
  });
  const query = `{ viewer { id downloadQuota { used } subscription { id } canStartTrial }
    assetBySlug(slug: "a") { id viewerHasLicense viewerHasPlanCoverage } }`;

  expect(await run(query, {}, signedIn)).toEqual({
    data: {
      viewer: { id: expect.any(String), downloadQuota: null, subscription: null, canStartTrial: null },
      assetBySlug: { id: 'asset-1', viewerHasLicense: null, viewerHasPlanCoverage: null },
    },
  });
});

test('a change of plan is refused with its reason, though what it costs now cannot be had', async () => {
  const { run } = await gatewayOver({
    subscriptions: {
      current: async () => ({ subscription: restSubscription(), canStartTrial: false }),
      change: async () => {
        throw problem(409, 'plan_changed');
      },
      previewChange: down,
    },
  });
  const input = '{ planId: "pro-yearly", previewedAt: "2026-11-02T09:00:00.000Z", expectedDue: 1 }';
  const { data, errors } = await run(
    `mutation { changePlan(input: ${input}) { errors { __typename ... on PlanChangedError { preview { isImmediate } } } } }`,
    {},
    signedIn,
  );

  expect(data).toEqual({ changePlan: { errors: [{ __typename: 'PlanChangedError', preview: null }] } });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});
