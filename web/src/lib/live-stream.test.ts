import { ApolloLink } from '@apollo/client';
import { OrderChangedDocument } from '#features/orders/OrderChanged.subscription.generated.ts';
import { makeClient } from './apollo.ts';
import { follow } from './follow.ts';
import { operationsLink } from './operations-link.ts';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const HEADERS = { 'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0' };
const BOUNDARY = '\r\n--graphql';
const part = (content: object) => `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(content)}${BOUNDARY}`;
const change = part({
  payload: { data: { orderChanged: { __typename: 'Change', toldAt: '2026-11-26T09:00:00.000Z' } } },
});

/** A gateway whose replies are streams written by the test. */
function streamingGateway() {
  const requests: Array<{ readonly init: RequestInit; readonly sent: string }> = [];
  const writers: WritableStreamDefaultWriter<Uint8Array>[] = [];
  globalThis.fetch = Object.assign((_url: unknown, init: RequestInit = {}) => {
    requests.push({ init, sent: typeof init.body === 'string' ? init.body : '' });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
      highWaterMark: 100,
    });
    writers.push(writable.getWriter());
    init.signal?.addEventListener(
      'abort',
      () =>
        void writers
          .at(-1)
          ?.abort()
          .catch(() => undefined),
    );
    return Promise.resolve(new Response(readable, { headers: HEADERS }));
  });
  return {
    requests,
    write: (text: string) => writers.at(-1)?.write(new TextEncoder().encode(text)),
    end: () => writers.at(-1)?.close(),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function followOrder() {
  const told: string[] = [];
  const client = makeClient({ link: ApolloLink.from([operationsLink]) });
  const end = follow(
    client,
    { query: OrderChangedDocument, variables: { paymentSessionId: 'session-1' } },
    { onTold: () => told.push('told'), onLost: () => told.push('lost') },
  );
  return { told, end };
}

test('O-01 a page hears what a stream says, however its bytes are cut, and nothing of heartbeats', async () => {
  const gateway = streamingGateway();
  const { told, end } = followOrder();
  await settled();

  for (const byte of `${BOUNDARY}${part({})}${change}`) await gateway.write(byte);
  await settled();
  expect(told).toEqual(['told']);
  await gateway.write(change + part({}) + change);
  await settled();

  expect(told).toEqual(['told', 'told', 'told']);
  expect(gateway.requests[0]?.init.headers).toMatchObject({ accept: expect.stringContaining('subscriptionSpec=1.0') });
  expect(JSON.parse(gateway.requests[0]?.sent ?? '')).toMatchObject({
    documentId: expect.stringMatching(/^sha256:/),
  });
  end();
});

test('O-01 a stream that has ended is lost until another one stands', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(-0.99);
  const gateway = streamingGateway();
  const { told, end } = followOrder();
  await settled();
  await gateway.write(BOUNDARY + change);
  await gateway.write('--\r\n');
  await gateway.end();
  await settled();
  expect(told).toEqual(['told', 'lost']);

  await settled();
  await gateway.write(BOUNDARY + change);
  await settled();

  expect(gateway.requests).toHaveLength(2);
  expect(told).toEqual(['told', 'lost', 'told']);
  end();
  expect(gateway.requests[1]?.init.signal?.aborted).toBe(true);
});

test('O-01 a page that is not seen holds no stream, and begins another when it is', async () => {
  const gateway = streamingGateway();
  const { told, end } = followOrder();
  await settled();
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(gateway.requests[0]?.init.signal?.aborted).toBe(true);
  expect(told).toEqual(['lost']);

  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();

  expect(gateway.requests).toHaveLength(2);
  end();
});
