import { IdempotencyKey, typeDefs } from '@halfdrop/schema';
import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Resolvers } from './generated/resolvers.ts';
import type { MockContext } from './mock-context.ts';

type FieldResolver = GraphQLFieldResolver<unknown, MockContext>;

const isResolver = (value: unknown): value is FieldResolver => typeof value === 'function';

/** The resolvers of each schema, by `Type.field`. */
const resolversOf = new WeakMap<GraphQLSchema, ReadonlyMap<string, FieldResolver>>();

const resolveForSchema: FieldResolver = (source, args, context, info) => {
  const own = resolversOf.get(info.schema)?.get(`${info.parentType.name}.${info.fieldName}`);
  return (own ?? defaultFieldResolver)(source, args, context, info);
};

/** Built once, which takes longer than most tests' questions: schemas share their types and differ in their resolvers. */
function buildTypes() {
  // A gate has found it valid.
  const schema = buildSchema(typeDefs, { assumeValid: true });
  const scalar = schema.getType(IdempotencyKey.name);
  if (isScalarType(scalar)) {
    scalar.parseValue = (value) => IdempotencyKey.parseValue(value);
    scalar.parseLiteral = (node, variables) => IdempotencyKey.parseLiteral(node, variables);
  }
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = resolveForSchema;
  }
  return schema.toConfig();
}

const types = buildTypes();

/** The shop's schema, executable with these resolvers; every other field is a property of its parent. */
export function schemaWith(resolvers: Resolvers): GraphQLSchema {
  const byField = new Map<string, FieldResolver>();
  for (const [type, fields] of Object.entries(resolvers)) {
    for (const [field, resolve] of Object.entries(fields)) {
      if (isResolver(resolve)) byField.set(`${type}.${field}`, resolve);
    }
  }
  const schema = new GraphQLSchema(types);
  resolversOf.set(schema, byField);
  return schema;
}
