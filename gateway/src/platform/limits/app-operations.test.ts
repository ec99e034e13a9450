import { typeDefs } from '@halfdrop/schema';
import { registeredOperations } from '@halfdrop/schema/operations';
import { buildSchema, type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql';
import { createCostMeter, MAX_COST } from './operation-cost.ts';
import { limitOperations, operationLimits } from './operation-limits.ts';

const schema = buildSchema(typeDefs);

function operationOf(document: DocumentNode) {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('A document without an operation');
  return operation;
}

const operations = Object.values(registeredOperations).map((text) => {
  const document = parse(text, { maxTokens: operationLimits.tokens });
  return [operationOf(document).name?.value ?? '', document] as const;
});

test.each(operations)(
  '%s of the web app, now and in its last releases, is valid and within every limit',
  (_, document) => {
    expect(validate(schema, document, [...specifiedRules, limitOperations])).toEqual([]);
    expect(createCostMeter(schema)(document, operationOf(document), { limit: 100 })).toBeLessThanOrEqual(MAX_COST);
  },
);
