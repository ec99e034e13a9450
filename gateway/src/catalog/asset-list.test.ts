import { currentOperations } from '@halfdrop/schema/operations';
import { apiServer, stopServers } from '../../test/support/fake-api-server.ts';
import { restPagination, restTile } from '../../test/support/fixtures.ts';
import { listeningGateway, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

const [documentId = ''] =
  Object.entries(currentOperations).find(([, text]) => text.startsWith('query ProductsPage')) ?? [];
const variables = { filter: {}, sort: 'POPULAR', page: 1, limit: 24 };
const accept = 'application/graphql-response+json';

/** Starts a gateway without caching in front of an API that returns the list most recently set by the test. */
async function listOf(first: string) {
  let reply = first;
  const api = await apiServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(reply);
  });
  const { post } = await listeningGateway({ apiUrl: api.url, responseCacheBytes: 0 });
  const ask = async (accepted: string) => {
    const answer = await post(JSON.stringify({ documentId, operationName: 'ProductsPage', variables }), {
      accept: accepted,
      'x-request-id': 'request-0001',
    });
    return answer.text();
  };
  return {
    setReply: (next: string) => void (reply = next),
    planned: () => ask(accept),
    /** The same request with an `Accept` value only Apollo handles, which resolves every field each time. */
    resolved: () => ask(`${accept}, ${accept};q=0.5`),
    requests: api.requests,
  };
}

/** A pattern as serialized by the API, starting with its id. */
function tile(index: number, changes: object = {}): object {
  const { _id: id, ...facts } = restTile(index);
  return { _id: id, ...facts, ...changes };
}

function page(assets: readonly object[], reading: object | null = null): string {
  return JSON.stringify({ data: { assets, pagination: restPagination(assets.length), reading } });
}

const pages: ReadonlyArray<readonly [name: string, reply: string]> = [
  ['some patterns', page([tile(1), tile(2), tile(3)])],
  ['one pattern', page([tile(1)])],
  ['none', page([])],
  ['letters beyond ASCII and quotes', page([tile(1, { title: '“Rosé” "quoted" \\ 𝔉' }), tile(2)])],
  ['a title like the end of a list', page([tile(1), tile(2, { title: 'a}]b,{"_id":"x' }), tile(3)])],
  ['a reading of words', page([tile(1)], { correctedText: '"assets":[{"_id":', isAnyWord: true, facts: ['a}]', 'b'] })],
  [
    'a list after the rest',
    JSON.stringify({ data: { reading: null, pagination: restPagination(1), assets: [tile(1)] } }),
  ],
  ['another order of fields', page([tile(2), restTile(1)])],
  ['spaces', JSON.stringify(JSON.parse(page([tile(1), tile(2)])), null, 2)],
  ['a pattern without a title', page([tile(1), { ...tile(2), title: null }])],
  ['something that is no pattern', page([tile(1)]).replace('"assets":[', '"assets":[null,')],
];

test.each(pages)(
  'a page with %s is answered as when every field is resolved, again and again',
  async (_name, reply) => {
    const list = await listOf(reply);

    const resolved = await list.resolved();

    for (let time = 0; time < 3; time += 1) expect(await list.planned()).toBe(resolved);
  },
);

test('a pattern that has changed is shown as it is now, among others that have not', async () => {
  const list = await listOf(page([tile(1), tile(2)]));
  await list.planned();

  list.setReply(page([tile(2, { title: 'Another title' }), tile(1)]));

  const now = await list.planned();
  expect(now).toContain('Another title');
  expect(now).toBe(await list.resolved());
});

test('a reply that breaks off is told as by Apollo', async () => {
  const whole = page([tile(1), tile(2)]);
  const list = await listOf(whole);
  await list.planned();

  list.setReply(whole.replace('"title":', '"title"'));

  const broken = await list.planned();
  expect(broken).toContain('UPSTREAM_UNAVAILABLE');
  expect(broken).toBe(await list.resolved());
});
