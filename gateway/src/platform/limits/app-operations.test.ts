import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { typeDefs } from '@halfdrop/schema';
import { buildSchema, type DocumentNode, Kind, parse, print, validate, visit } from 'graphql';
import { createCostMeter, MAX_COST } from './operation-cost.ts';
import { limitOperations, operationLimits } from './operation-limits.ts';

const web = path.resolve(__dirname, '../../../../web/src');
const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(path.join(web, file), 'utf8'));
const fragments = new Map(
  texts.flatMap((text) => {
    const name = /^fragment (\w+)/.exec(text)?.[1];
    return name === undefined ? [] : [[name, text] as const];
  }),
);

function spreadsOf(text: string): string[] {
  const names: string[] = [];
  visit(parse(text), { FragmentSpread: (node) => void names.push(node.name.value) });
  return names;
}

/** The document as the client sends it: an operation with every fragment it reaches, asking for every type's name. */
function whole(operation: string): string {
  const reached = new Set<string>();
  const queue = spreadsOf(operation);
  for (const name of queue) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...spreadsOf(fragments.get(name) ?? ''));
  }
  const document = parse([operation, ...[...reached].map((name) => fragments.get(name))].join('\n'));
  return print(new InMemoryCache().transformDocument(document));
}

function operationOf(document: DocumentNode) {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('A document without an operation');
  return operation;
}

const operations = texts
  .filter((text) => /^(query|mutation)/m.test(text))
  .map((text) => [operationOf(parse(text)).name?.value ?? '', whole(text)] as const);

test.each(operations)('%s of the web app stays within every limit', (_name, text) => {
  const schema = buildSchema(typeDefs);
  const document = parse(text, { maxTokens: operationLimits.tokens });

  expect(validate(schema, document, [limitOperations])).toEqual([]);
  expect(createCostMeter(schema)(document, operationOf(document), { limit: 100 })).toBeLessThanOrEqual(MAX_COST);
});
