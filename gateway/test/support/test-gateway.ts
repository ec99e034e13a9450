import { createGateway, type Gateway, type GatewayOptions } from '../../src/app.ts';
import { addressOf } from './fake-api-server.ts';
import { type FakeApis, fakeApis } from './fake-apis.ts';
import { fakeChanges } from './fake-changes.ts';
import { payloadsOf, STREAM } from './payloads-of.ts';

/** A GraphQL reply over HTTP. */
export interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: ReadonlyArray<{ message: string; path?: unknown[]; extensions: Record<string, unknown> }>;
}

const opened: Gateway[] = [];

/** Stops every gateway a test file has started; for `afterEach`. */
export async function stopGateways(): Promise<void> {
  await Promise.all(opened.splice(0).map(stopAtOnce));
}

/** No further requests are expected, so idle connections are not kept. */
function stopAtOnce({ server, stop }: Gateway): Promise<void> {
  server.closeIdleConnections();
  return stop(500);
}

/** Starts a gateway on a free local port. */
export async function listeningGateway(options: GatewayOptions) {
  const gateway = await createGateway(options);
  await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve));
  opened.push(gateway);
  const url = addressOf(gateway.server);

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  const run = async (
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer> => {
    const accepted = query.startsWith('subscription') ? STREAM : {};
    const response = await post(JSON.stringify({ query, variables }), { ...accepted, ...headers });
    // For a stream, the first payload.
    for await (const answer of payloadsOf<GraphqlAnswer>(response)) return answer;
    return {};
  };
  return { ...gateway, url, post, run };
}

/** Starts a gateway over fake API clients. */
export async function gatewayOver(answers: FakeApis = {}, options: Partial<GatewayOptions> = {}) {
  const fake = fakeApis(answers);
  const changes = fakeChanges();
  const gateway = await listeningGateway({
    apiUrl: 'http://127.0.0.1:1',
    apisFor: fake.apisFor,
    changeSource: changes.source,
    ...options,
  });
  return { ...gateway, calls: fake.calls, names: fake.names, changes };
}

/** Headers of a signed-in caller. */
export const signedIn = { authorization: 'Bearer token-1' };
