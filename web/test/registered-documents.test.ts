import { readdirSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { currentOperations } from '@halfdrop/schema/operations';
import { type DocumentNode, parse, print } from 'graphql';
import { DesignerStatsDocument } from '../src/pages/designers/DesignerStats.query.generated.ts';
import { makeClient } from '../src/lib/apollo.ts';

interface HashedDocument extends DocumentNode {
  readonly __meta__: { readonly hash: string };
}

const source = path.resolve(__dirname, '../src');
const generated = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(query|mutation|subscription)\.generated\.ts$/.test(file),
);

const isHashed = (value: unknown): value is HashedDocument =>
  typeof value === 'object' && value !== null && '__meta__' in value;

/** Prints a document independently of the order of its fragments. */
const sorted = ({ definitions }: DocumentNode) => definitions.map((node) => print(node)).toSorted();

test('the identifier that is sent stands for what the cache reads: the same fields, with the names of all types', async () => {
  const sent = new Set<string>();
  for (const file of generated) {
    const documents = Object.values<unknown>(await import(path.join(source, file))).filter(isHashed);
    for (const document of documents) {
      const { __meta__: meta } = document;
      const id = `sha256:${meta.hash}`;
      const read = new InMemoryCache().transformDocument(document);
      expect([file, sorted(parse(currentOperations[id] ?? '{ none }'))]).toEqual([file, sorted(read)]);
      sent.add(id);
    }
  }

  expect([...sent].toSorted()).toEqual(Object.keys(currentOperations).toSorted());
});

test('an operation is sent by its identifier, without its text', async () => {
  const stats = { __typename: 'DesignerStats', designerCount: 1, assetCount: 2, rating: 4.5, ratingCount: 3 };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { designerStats: stats } }));

  await makeClient().query({ query: DesignerStatsDocument });

  const sent: unknown = await new Response(fetched.mock.calls[0]?.[1]?.body ?? null).json();
  const id = Object.keys(currentOperations).find((each) => currentOperations[each]?.startsWith('query DesignerStats'));
  expect(sent).toEqual({ documentId: id, operationName: 'DesignerStats', variables: {} });
  fetched.mockRestore();
});
