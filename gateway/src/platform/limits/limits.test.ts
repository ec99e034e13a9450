import { problem } from '../../../test/support/fake-apis.ts';
import { restAsset, restTile, restPagination } from '../../../test/support/fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../../test/support/test-gateway.ts';

afterEach(stopGateways);

const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const nested = (levels: number) =>
  `{ categories { ${'children { '.repeat(levels - 2)} id ${'} '.repeat(levels - 2)} } }`;
const fragments = repeated(
  12,
  (index) => `fragment F${index} on Category { ${index < 11 ? `...F${index + 1} ...F${index + 1}` : 'id slug name'} }`,
);

const refused: ReadonlyArray<readonly [title: string, query: string]> = [
  ['D1 11 levels of fields', nested(11)],
  ['D1 50 levels of fields', nested(50)],
  ['D1 fragments in a circle', '{ categories { ...A } } fragment A on Category { children { ...A } }'],
  ['D1 a tower of fragments', `{ categories { ...F0 } } ${fragments}`],
  ['D2 31 aliases', `{ categories { ${repeated(31, (index) => `a${index}: id`)} } }`],
  ['D2 10,000 aliases', `{ ${repeated(5000, (index) => `a${index}: __typename`)} }`],
  ['D2 11 root fields', `{ ${repeated(11, (index) => `a${index}: asset(id: "${index}") { id }`)} }`],
  ['D2 two mutations in one operation', 'mutation { logout { isSignedOut } clearCart { cart { id } } }'],
  [
    'D4 pages within pages',
    '{ orders(limit: 100) { items { items { asset { previews { url } files { format } } } } } }',
  ],
  ['D5 more than 1,500 tokens', `{ categories { ${'id '.repeat(1600)} } }`],
  ['D5 51 directives', `{ categories { id ${'@skip(if: false) '.repeat(51)} } }`],
  ['D5 a flood of directives', `{ categories { id ${'@skip(if: false) '.repeat(400)} } }`],
  ['M4 one field 1,400 times', `{ categories { ${'id '.repeat(1400)} } }`],
  ['M4 201 repeated fields', `{ categories { slug ${'id '.repeat(202)} } }`],
  [
    'M4 fragments that repeat each other',
    `{ categories { ${repeated(12, (index) => `...F${index}`)} } } ${repeated(12, (index) => `fragment F${index} on Category { id slug name kind assetCount children { id } seoText: name text: name t: name x: name } `)}`,
  ],
  ['M4 21 fragments', `{ categories { id } } ${repeated(21, (index) => `fragment F${index} on Category { id }`)}`],
  ['C1 33 lists in one another', `{ assets(filter: { tags: ${'['.repeat(33)}${']'.repeat(33)} }) { items { id } } }`],
  ['D12 what is no subscription', 'subscription { viewer { id } }'],
  ['D12 a subscription to who reads no stream', 'subscription { orderChanged(paymentSessionId: "1") { toldAt } }'],
  ['D12 deferred parts', '{ viewer { ... @defer { id } } }'],
];

test.each(refused)('%s: refused before any call', async (_title, query) => {
  const { post, names } = await gatewayOver();

  const response = await post(JSON.stringify({ query }));

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: expect.arrayContaining([expect.anything()]) });
  expect(names()).toEqual([]);
});

test('M4 what is too large is not looked at by the other rules', async () => {
  const { run } = await gatewayOver();

  const { errors } = await run(`{ categories { ${'unknown '.repeat(1400)} } }`);

  expect(errors?.map(({ message }) => message)).toEqual([
    'The operation has 1401 fields; at most 1000 are allowed.',
    'The operation has 1399 repeated fields; at most 200 are allowed.',
  ]);
});

test('D5 of many mistakes the first ten are told', async () => {
  const { run } = await gatewayOver();

  const { errors = [] } = await run(`{ categories { ${repeated(50, (index) => `unknown${index}`)} } }`);

  expect(errors).toHaveLength(11);
  expect(errors.at(-1)).toMatchObject({
    message: 'Too many validation errors, error limit reached. Validation aborted.',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
});

test('M2 the cost of a limit in the default of a variable counts as well', async () => {
  const { run, names } = await gatewayOver();
  const query = 'query ($n: Int = 5000) { assets(limit: $n) { items { previews { url } files { format } } } }';

  expect((await run(query)).errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COSTLY' } }]);
  expect((await run(query, { n: 3 })).errors).toBeUndefined();
  expect(names()).toEqual(['catalog.list']);
});

test('C1 variables nested without end are refused', async () => {
  const { post, names } = await gatewayOver();
  const query = 'query ($f: AssetFilter) { assets(filter: $f) { items { id } } }';
  const nestedTags = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

  const response = await post(`{"query":${JSON.stringify(query)},"variables":{"f":{"tags":${nestedTags}}}}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  expect(names()).toEqual([]);
});

test('M3 a reply tells at most 100 errors and how many more there were', async () => {
  const broken = Array.from({ length: 100 }, (_none, index) => restTile(index, { rating: Number.NaN }));
  const tiles = async () => ({ assets: broken, pagination: restPagination(100), reading: null });
  const { run } = await gatewayOver({ catalog: { tiles } });
  const query = `{ assets(limit: 100) { items { ${repeated(5, (index) => `a${index}: rating`)} } } }`;

  for (const time of ['interpreted', 'again', 'compiled']) {
    const { errors = [] } = await run(query, {}, signedIn);
    expect([time, errors.length, errors.at(-1)?.extensions['code']]).toEqual([time, 101, 'TOO_MANY_ERRORS']);
  }
});

test('M3 an operation at its bounds in which all fails asks upstream once for each list and each hundred keys', async () => {
  const tiles = async ({ page }: { readonly page: number }) => {
    const designer = (index: number) => ({ ...restAsset(0).designer, id: `designer-${page * 100 + index}` });
    const assets = Array.from({ length: 100 }, (_none, index) => restTile(index, { designer: designer(index) }));
    return { assets, pagination: restPagination(1000), reading: null };
  };
  const { run, names } = await gatewayOver({
    catalog: { tiles },
    designers: { designersByIds: async () => Promise.reject(problem(503, 'unavailable')) },
  });
  const designers = repeated(3, (index) => `d${index}: designer { country }`);
  const query = `{ ${repeated(7, (page) => `p${page}: assets(page: ${page + 1}, limit: 100) { items { ${designers} } }`)} }`;

  for (const time of ['interpreted', 'again', 'compiled']) {
    const asked = names().length;
    const { errors } = await run(query, {}, signedIn);
    expect(errors?.map(({ extensions }) => extensions['code'])).toContain('UPSTREAM_UNAVAILABLE');
    expect([time, names().length - asked]).toEqual([time, 7 + 7]);
  }
});

test('D4 the cost of a limit in a variable counts as well', async () => {
  const { run, names } = await gatewayOver();
  const query = 'query ($n: Int) { assets(limit: $n) { items { previews { url } files { format } } } }';

  const { errors } = await run(query, { n: 5000 });

  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COSTLY' } }]);
  expect(names()).toEqual([]);
});

test.each([
  [
    'the deepest paths of the shop',
    '{ orders(limit: 5) { items { items { asset { price { usd { minorUnits } } } } } } }',
  ],
  ['30 aliases', `{ categories { ${repeated(30, (index) => `a${index}: id`)} } }`],
  ['10 root fields', `{ ${repeated(10, (index) => `a${index}: asset(id: "${index}") { id }`)} }`],
  [
    'a full page of whole tiles',
    '{ assets(limit: 100) { items { previews { url } files { format } swatches { hex } } } }',
  ],
])('%s are allowed', async (_title, query) => {
  const { run } = await gatewayOver();

  expect((await run(query)).errors).toBeUndefined();
});
