import { apiServer, stopServers } from '../../test/support/fake-api-server.ts';
import { listeningGateway, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);
afterEach(stopServers);

test.each([
  ['/open-api/assets', 'id description'],
  ['/open-api/assets/tiles', 'id'],
])('E-24 a list is one GET of %s: approved, with search, page, limit and order', async (address, fields) => {
  const api = await apiServer((_request, response) => {
    const pagination = { totalItems: 0, totalPages: 0, page: 2, limit: 12 };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { assets: [], pagination } }));
  });
  const { run } = await listeningGateway({ apiUrl: api.url });

  const { errors } = await run(
    `{ assets(filter: { search: "rose" }, page: 2, limit: 12, sort: NEWEST) { items { ${fields} } pageInfo { totalItems } } }`,
  );

  expect(errors).toBeUndefined();
  const [request, ...others] = api.requests;
  const [path, query] = (request ?? '').split('?');
  expect([path, others]).toEqual([`GET ${address}`, []]);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    status: 'approved',
    search: 'rose',
    page: '2',
    limit: '12',
    sortBy: 'newest',
  });
});
