import type { ServerResponse } from 'node:http';
import { apiServer, stopServers } from './support/fake-api-server.ts';
import { restAsset } from './support/fixtures.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

interface HeldCall {
  readonly response: ServerResponse;
  /** Settles when its connection closes. */
  readonly closed: Promise<void>;
}

/** Starts a gateway over an API that answers on command. */
async function gatewayOverHeldApi() {
  const calls: HeldCall[] = [];
  let onCall = (): void => undefined;
  const api = await apiServer((_request, response) => {
    calls.push({ response, closed: new Promise((resolve) => response.once('close', resolve)) });
    onCall();
  });
  const { url } = await listeningGateway({ apiUrl: api.url, upstreamTimeoutMs: 60_000 });
  const ask = (query: string, headers: Record<string, string> = {}) => {
    const leaving = new AbortController();
    const reply = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
      signal: leaving.signal,
    });
    reply.catch(() => undefined);
    return { reply, leave: () => leaving.abort() };
  };
  const callNumber = async (number: number): Promise<HeldCall> => {
    while (calls.length < number) await new Promise<void>((resolve) => (onCall = resolve));
    const call = calls[number - 1];
    if (!call) throw new Error('no such call');
    return call;
  };
  return { ask, callNumber, calls };
}

function answer({ response }: HeldCall): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: restAsset(1) }));
}

const DETAIL = '{ assetBySlug(slug: "s") { id } }';

test('C2 the read of a visitor who has gone is given up upstream', async () => {
  const { ask, callNumber } = await gatewayOverHeldApi();
  const visitor = ask(DETAIL);
  const { closed } = await callNumber(1);
  visitor.leave();
  await expect(closed).resolves.toBeUndefined();
});

test('C2 a shared read goes on while one visitor waits, and a newcomer never gets one that was given up', async () => {
  const { ask, callNumber, calls } = await gatewayOverHeldApi();
  const [first, second] = [ask(DETAIL), ask(DETAIL)];
  const shared = await callNumber(1);
  first.leave();
  await expect(first.reply).rejects.toMatchObject({ name: 'AbortError' });
  answer(shared);
  expect(await (await second.reply).json()).toEqual({ data: { assetBySlug: { id: 'asset-1' } } });
  expect(calls).toHaveLength(1);

  const OTHER = '{ assetBySlug(slug: "t") { id } }';
  const third = ask(OTHER);
  const abandoned = await callNumber(2);
  third.leave();
  await abandoned.closed;
  const fourth = ask(OTHER);
  answer(await callNumber(3));
  expect(await (await fourth.reply).json()).toEqual({ data: { assetBySlug: { id: 'asset-1' } } });
});

test('C2 a change is finished, whether its caller waits or not', async () => {
  const { ask, callNumber } = await gatewayOverHeldApi();
  const member = ask('mutation { clearCart { cart { id } } }', { authorization: 'Bearer t' });
  const call = await callNumber(1);
  member.leave();
  await expect(member.reply).rejects.toMatchObject({ name: 'AbortError' });
  const finished = new Promise<boolean>((resolve) => call.response.once('finish', () => resolve(true)));
  answer(call);
  expect(await finished).toBe(true);
});
