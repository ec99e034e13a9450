import { problem } from '../../test/support/fake-apis.ts';
import { restTile, restDesigner } from '../../test/support/fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const CARD = `id number slug name specialty bio rating collectionCount followerCount isFeatured viewerIsFollowing
  category { slug name } avatar { id } covers { id }`;

test('R-19 the directory with every picture makes two upstream calls, once for all visitors', async () => {
  const { run, calls } = await gatewayOver();
  const query = `{ designers { items { ${CARD} } categories { label count } pageInfo { totalItems } } }`;

  const { data, errors } = await run(query);
  await run(query);

  expect(errors).toBeUndefined();
  expect(data?.['designers']).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ number: 2, avatar: { id: 'asset-20' }, viewerIsFollowing: null }),
    ]),
    categories: [{ label: 'Nature', count: 12 }],
    pageInfo: { totalItems: 12 },
  });
  expect(calls.map(({ name }) => name)).toEqual(['designers.list', 'catalog.assetsByIds']);
  expect(calls[1]?.args[0]).toHaveLength(48);
});

test('DS-05 DS-06 search, chip and page reach the REST directory', async () => {
  const { run, calls } = await gatewayOver();

  await run(
    `{ designers(filter: { search: "oak", category: "Nature", isFeatured: true, numbers: [1, 4] }, page: 2, limit: 3) {
      pageInfo { page } } }`,
  );

  expect(calls).toMatchObject([
    { args: [{ search: 'oak', category: 'Nature', featured: true, ids: ['1', '4'], page: 2, limit: 3 }] },
  ]);
});

test('R-21 DS-18 a page of one studio makes at most five upstream calls', async () => {
  const { run, names } = await gatewayOver();

  const { data, errors } = await run(
    `query Page($key: String!) {
      designer(key: $key) { ${CARD} }
      designerCollections(key: $key) { collection { slug } assetCount covers { id } }
      assets(filter: { designers: [$key] }) { items { id designer { id slug name } } }
    }`,
    { key: '1' },
  );

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    designer: { number: 1, covers: [{ id: 'asset-11' }, { id: 'asset-12' }, { id: 'asset-13' }] },
    designerCollections: [{ collection: { slug: 'spring-border' }, covers: [{ id: 'asset-5' }, { id: 'asset-6' }] }],
  });
  expect(names().length).toBeLessThanOrEqual(5);
});

test('the studios of 24 patterns are completed in one call', async () => {
  const { run, calls } = await gatewayOver({
    catalog: {
      tiles: async () => ({
        assets: Array.from({ length: 24 }, (_, index) =>
          restTile(index, { designer: { id: `designer-${index % 5}`, slug: 's', name: 'S' } }),
        ),
        pagination: { totalItems: 24, totalPages: 1, page: 1, limit: 24 },
        reading: null,
      }),
    },
  });

  const { data } = await run('{ assets { items { designer { name specialty isFeatured followerCount } } } }');

  expect(data?.['assets']).toMatchObject({ items: expect.arrayContaining([{ designer: expect.anything() }]) });
  expect(calls.map(({ name }) => name)).toEqual(['catalog.tiles', 'designers.designersByIds']);
  expect(calls[1]?.args[0]).toHaveLength(5);
});

test('CT-09 CT-14 studios of a filter are asked for with the filter of the list', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(
    `{ assetDesigners(filter: { categories: ["modern"], labels: [NEW, BESTSELLER], designers: ["studio-1"] }) {
      assetCount designer { name } cover { id } } }`,
  );

  expect(data?.['assetDesigners']).toEqual([
    { assetCount: 7, designer: { name: 'Studio 1' }, cover: { id: 'asset-3' } },
  ]);
  expect(calls[0]).toMatchObject({
    name: 'designers.shares',
    args: [{ category: ['modern'], labels: ['new', 'bestseller'], designers: ['studio-1'] }],
  });
});

test('an unknown studio is null, not an error', async () => {
  const { run } = await gatewayOver({ designers: { designer: async () => null, collections: async () => null } });

  const answer = await run('{ designer(key: "x") { id } designerCollections(key: "x") { assetCount } }');

  expect(answer).toEqual({ data: { designer: null, designerCollections: null } });
});

test('a part of a page that cannot be had leaves the others standing', async () => {
  const down = async () => {
    throw problem(503, 'unavailable');
  };
  const { run } = await gatewayOver({ designers: { collections: down, stats: down, shares: down } });

  const { data, errors } = await run(
    '{ designer(key: "1") { id } designerCollections(key: "1") { assetCount } designerStats { assetCount } assetDesigners { assetCount } }',
  );

  expect(data).toMatchObject({ designer: { id: 'designer-1' }, designerCollections: null, designerStats: null });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(Array(3).fill('UPSTREAM_UNAVAILABLE'));
});

describe('following', () => {
  const follow = (verb: string) =>
    `mutation { ${verb}(input: { designerId: "designer-1" }) {
      designer { id followerCount viewerIsFollowing } errors { __typename ... on UserError { path } } } }`;

  test('DS-11 answers with the studio, so that the page counts right', async () => {
    const { run } = await gatewayOver();

    const followed = await run(follow('followDesigner'), {}, signedIn);
    const unfollowed = await run(follow('unfollowDesigner'), {}, signedIn);

    expect(followed.data?.['followDesigner']).toEqual({
      designer: { id: 'designer-1', followerCount: 13, viewerIsFollowing: true },
      errors: [],
    });
    expect(unfollowed.data?.['unfollowDesigner']).toMatchObject({ designer: { viewerIsFollowing: false } });
  });

  test.each(['followDesigner', 'unfollowDesigner'])('%s of nobody is a NotFoundError of its field', async (verb) => {
    const gone = async () => {
      throw problem(404, 'not_found');
    };
    const { run } = await gatewayOver({ designers: { follow: gone, unfollow: gone } });

    const { data } = await run(follow(verb), {}, signedIn);

    expect(data?.[verb]).toEqual({
      designer: null,
      errors: [{ __typename: 'NotFoundError', path: ['designerId'] }],
    });
  });

  test('a visitor is UNAUTHENTICATED', async () => {
    const { run } = await gatewayOver({
      designers: {
        follow: async () => {
          throw problem(401, 'unauthenticated');
        },
      },
    });

    expect((await run(follow('followDesigner'))).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('what a person follows is never shared', async () => {
    const { run, names } = await gatewayOver({
      designers: { designer: async () => restDesigner(1, { viewerFollows: true }) },
    });
    const query = '{ designer(key: "1") { viewerIsFollowing } }';

    const own = await run(query, {}, signedIn);
    const visitors = await run(query);

    expect([own.data, visitors.data]).toEqual([
      { designer: { viewerIsFollowing: true } },
      { designer: { viewerIsFollowing: null } },
    ]);
    expect(names()).toHaveLength(2);
  });
});
