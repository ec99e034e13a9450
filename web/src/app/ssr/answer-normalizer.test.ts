import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mockSchema } from '@halfdrop/mocks';
import { type DocumentNode, execute, Kind, OperationTypeNode } from 'graphql';
import { generatePath } from 'react-router-dom';
import { renderApp } from '../../../test/render.tsx';
import { makeCache } from '#lib/apollo.ts';
import { routes } from '../routes.tsx';
import { AnswerNormalizer, type NormalizedState } from './answer-normalizer.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'definitions' in value;

/** Returns the web app's queries by operation name. */
async function queriesByName(): Promise<ReadonlyMap<string, DocumentNode>> {
  const source = path.resolve(__dirname, '../../');
  const queries = new Map<string, DocumentNode>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.query.generated.ts')) continue;
    for (const document of Object.values<unknown>(await import(path.join(source, file))).filter(isDocument)) {
      const [operation] = document.definitions;
      if (operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === OperationTypeNode.QUERY)
        queries.set(operation.name?.value ?? '', document);
    }
  }
  return queries;
}

const isForEverybody = (address: string) => !/^\/(admin|contributor|profile)\b/.test(address);
const keys = { slug: 'featured', key: 'loomhouse', code: 'HD-1', number: 'HD-T-1', id: '1', kind: 'category' };

test('answers to what pages ask come out as Apollo’s own cache has them', async () => {
  const queries = await queriesByName();
  const { goTo, operations } = await renderApp('/login', { patterns: 8 });
  for (const { path: address } of routes)
    if (isForEverybody(address) && !address.includes(':')) await goTo(generatePath(address, keys));
  const asked = operations.filter(({ name }) => queries.has(name));
  expect(new Set(asked.map(({ name }) => name)).size).toBeGreaterThan(15);

  const schema = mockSchema({ patterns: 8 });
  const cache = makeCache();
  const normalizer = new AnswerNormalizer(cache.policies);
  const state: NormalizedState = {};
  for (const { name, variables } of asked) {
    const query = queries.get(name);
    if (!query) continue;
    const document = cache.transformDocument(query);
    const { data } = await execute({ schema, document, variableValues: variables, contextValue: { token: null } });
    if (!data) continue;
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(data));
    cache.writeQuery({ query, variables, data: plain });
    normalizer.add(state, document, variables, plain);
  }
  expect(state).toEqual(cache.extract());
});
