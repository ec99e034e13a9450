import { apiServer, stopServers } from '../../test/support/fake-api-server.ts';
import { listeningGateway, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);
afterEach(stopServers);

test.each(['%00', 'a/b', '../cart', '', 'x'.repeat(101), '💥'])(
  '%s names nobody, and the api is not asked',
  async (key) => {
    const api = await apiServer((_request, response) => response.end());
    const { run } = await listeningGateway({ apiUrl: api.url });

    const answer = await run(
      'query ($key: String!) { designer(key: $key) { id } designerCollections(key: $key) { assetCount } }',
      { key },
    );

    expect(answer).toEqual({ data: { designer: null, designerCollections: null } });
    expect(api.requests).toEqual([]);
  },
);
