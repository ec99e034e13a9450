import { ApolloServer } from '@apollo/server';
import { currentOperations } from '@halfdrop/schema/operations';
import { exampleDocument } from '@halfdrop/schema/examples';
import { gatewayOver, signedIn, stopGateways } from '../../../test/support/test-gateway.ts';
import { DOCUMENTS_A_MINUTE } from '../limits/unregistered-documents.ts';

afterEach(stopGateways);

function registered(name: string): { readonly documentId: string; readonly query: string } {
  const found = Object.entries(currentOperations).find(([, text]) =>
    new RegExp(`^(query|mutation) ${name}\\b`).test(text),
  );
  if (!found) throw new Error(`The web app has no operation ${name}`);
  return { documentId: found[0], query: found[1] };
}

const stats = registered('DesignerStats');
const unknown = { documentId: `sha256:${'0'.repeat(64)}` };
const own = (index = 0) => JSON.stringify({ query: `{ asset(id: "${index}") { id } }` });

/** Records what Apollo is asked from now on. */
function askedOfApollo() {
  const spy = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  return { count: () => spy.mock.calls.length, forget: () => spy.mockRestore() };
}

test('a registered operation, by its identifier or as text, is run without Apollo', async () => {
  const apollo = askedOfApollo();
  const { post, names } = await gatewayOver();

  const byId = await post(JSON.stringify({ documentId: stats.documentId }));
  const byText = await post(JSON.stringify({ query: stats.query }));

  expect(await byText.text()).toBe(await byId.text());
  expect(byId.headers.get('cache-control')).toBe('public, max-age=120');
  expect(names()).toEqual(['designers.stats', 'designers.stats']);
  expect(apollo.count()).toBe(0);
  apollo.forget();
});

test('an unknown identifier is answered at once: nothing is asked of Apollo or upstream', async () => {
  const apollo = askedOfApollo();
  const { url, post, names } = await gatewayOver();
  const parameters = new URLSearchParams(unknown);

  const replies = [await post(JSON.stringify(unknown)), await fetch(`${url}/graphql?${parameters.toString()}`)];

  for (const reply of replies) {
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
  }
  expect([names(), apollo.count()]).toEqual([[], 0]);
  apollo.forget();
});

test('a query may be read by GET with its identifier, a change may not', async () => {
  const { url, names } = await gatewayOver();
  const get = (values: Record<string, string>) =>
    fetch(`${url}/graphql?${new URLSearchParams(values).toString()}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });

  const read = await get({ documentId: stats.documentId, variables: '{}' });
  const change = await get({ documentId: registered('Logout').documentId });

  expect(await read.json()).toMatchObject({ data: { designerStats: { designerCount: 12 } } });
  expect(change.status).toBe(405);
  expect(names()).toEqual(['designers.stats']);
});

test('a read by GET that another site could cause is refused', async () => {
  const { url, names } = await gatewayOver();

  const reply = await fetch(`${url}/graphql?${new URLSearchParams({ documentId: stats.documentId }).toString()}`);

  expect(reply.status).toBe(400);
  expect(names()).toEqual([]);
});

test('an operation under another name than its own does not run', async () => {
  const { post, names } = await gatewayOver();

  const reply = await post(JSON.stringify({ documentId: stats.documentId, operationName: 'Other' }));

  expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
  expect(names()).toEqual([]);
});

test('documents that are not registered are answered within a budget for each address', async () => {
  const { post, names } = await gatewayOver({}, { unregistered: 'budget', trustProxy: 1 });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let sent = 0; sent < DOCUMENTS_A_MINUTE; sent += 1) await (await post(own(sent), from('203.0.113.1'))).text();
  const asked = names().length;

  const refused = await post(own(-1), from('203.0.113.1'));

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(names()).toHaveLength(asked);
  expect((await post(own(-1), from('203.0.113.2'))).status).toBe(200);
  expect((await post(JSON.stringify(stats), from('203.0.113.1'))).status).toBe(200);
});

test('the Sandbox lives within the budget', async () => {
  const { url, post } = await gatewayOver({}, { unregistered: 'budget' });

  const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  const operation = /query (\w+)/.exec(exampleDocument)?.[1];
  const reply = await post(JSON.stringify({ query: exampleDocument, operationName: operation, variables: {} }));

  expect(page.headers.get('content-type')).toContain('text/html');
  expect(reply.status).not.toBe(429);
});

test('documents that are not registered can be refused altogether, over GET and POST', async () => {
  const { url, post, names } = await gatewayOver({}, { unregistered: 'refuse' });
  const address = `${url}/graphql?${new URLSearchParams({ query: '{ palettes { slug } }' }).toString()}`;

  const replies = [await post(own()), await fetch(address, { headers: { 'apollo-require-preflight': 'true' } })];

  for (const reply of replies) {
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'UNREGISTERED_OPERATION' } }] });
  }
  expect(names()).toEqual([]);
  expect((await post(JSON.stringify({ documentId: stats.documentId }))).status).toBe(200);
});

test('D10 D11 who has signed in shares what visitors read, without a token, and nobody on the way keeps it', async () => {
  const { post, calls } = await gatewayOver();
  const list = JSON.stringify({
    documentId: registered('ProductsPage').documentId,
    variables: { filter: {}, sort: 'POPULAR', page: 1, limit: 24 },
  });

  const member = await post(list, signedIn);
  const other = await post(list, { authorization: 'Bearer token-2' });
  const visitor = await post(list);

  expect(await other.text()).toBe(await member.text());
  expect(member.headers.get('cache-control')).toBe('private, no-store');
  expect(visitor.headers.get('cache-control')).toBe('public, max-age=120');
  expect(calls.map(({ name, token }) => [name, token])).toEqual([['catalog.tiles', null]]);
});

test('D11 what says something of its viewer is read with the token and never shared', async () => {
  const { post, calls } = await gatewayOver();
  const page = JSON.stringify({ documentId: registered('ProductPage').documentId, variables: { slug: 'peony' } });

  await post(page);
  const member: unknown = await (await post(page, signedIn)).json();

  expect(member).toMatchObject({ data: { assetBySlug: { viewerHasLicense: expect.any(Boolean) } } });
  expect(calls.map(({ token }) => token)).toEqual([null, 'token-1', 'token-1']);
});
