import { type DocumentNode, parse } from 'graphql';
import { heldMegabytes } from '../../../test/support/process-cost.ts';
import { gatewayOver, stopGateways } from '../../../test/support/test-gateway.ts';
import { createDocumentStore } from './document-store.ts';

afterEach(stopGateways);

const document = (index: number): DocumentNode => parse(`{ asset(id: "${index}") { id title slug } }`);

test('C3 a document is kept from its second time on', async () => {
  const store = createDocumentStore(1_000_000);

  await store.set('a', document(1));
  expect(await store.get('a')).toBeUndefined();
  await store.set('a', document(1));
  expect(await store.get('a')).toEqual(document(1));
});

test('C3 what is kept is bounded by bytes', async () => {
  const store = createDocumentStore(1_000_000);
  const names = Array.from({ length: 500 }, (_none, index) => `document ${index}`);

  for (const [index, name] of names.entries()) {
    await store.set(name, document(index));
    await store.set(name, document(index));
  }
  const kept = (await Promise.all(names.map((name) => store.get(name)))).filter((each) => each !== undefined);

  expect(kept.length).toBeGreaterThan(10);
  expect(kept.length).toBeLessThan(100);
});

test('C3 documents that are all different leave nothing behind', async () => {
  const { post } = await gatewayOver({}, { responseCacheBytes: 0 });
  const fields = Array.from({ length: 9 }, (_none, index) => `a${index}: asset(id: "X") { id title slug tags colors }`);
  const send = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const query = `{ ${fields.join(' ').replaceAll('X', String(index))} }`;
      await (await post(JSON.stringify({ query }))).text();
    }
  };
  await send(0, 20);
  const before = heldMegabytes();

  await send(20, 120);

  const grown = heldMegabytes() - before;
  expect(grown).toBeLessThan(5);
});
