import { scalars, typeDefs } from '@halfdrop/schema';
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

interface StreamedField {
  readonly resolve: FieldResolver;
  readonly subscribe: FieldResolver;
}

const isStreamed = (value: unknown): value is StreamedField =>
  typeof value === 'object' &&
  value !== null &&
  'resolve' in value &&
  'subscribe' in value &&
  isResolver(value.resolve) &&
  isResolver(value.subscribe);

/** The resolvers of each schema, by `Type.field`. */
const resolversOf = new WeakMap<GraphQLSchema, ReadonlyMap<string, FieldResolver>>();

const resolveForSchema: FieldResolver = (source, args, context, info) => {
  const own = resolversOf.get(info.schema)?.get(`${info.parentType.name}.${info.fieldName}`);
  return (own ?? defaultFieldResolver)(source, args, context, info);
};

/** A field of `Subscription` has two resolvers: one that starts a stream, and one for each of its values. */
const subscribeForSchema: FieldResolver = (source, args, context, info) => {
  const own = resolversOf.get(info.schema)?.get(`${info.parentType.name}.${info.fieldName}.subscribe`);
  if (!own) throw new Error(`Nobody can follow ${info.fieldName}`);
  return own(source, args, context, info);
};

/**
 * Built once, because it takes longer than most tests' queries: schemas share their types and differ in their
 * resolvers.
 */
function buildTypes() {
  // Validated by a gate.
  const schema = buildSchema(typeDefs, { assumeValid: true });
  for (const { name, serialize, parseValue, parseLiteral } of Object.values(scalars)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) Object.assign(scalar, { serialize, parseValue, parseLiteral });
  }
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = resolveForSchema;
      if (type.name === 'Subscription') field.subscribe = subscribeForSchema;
    }
  }
  return schema.toConfig();
}

const types = buildTypes();

const later =
  (resolve: FieldResolver, delayMs: number): FieldResolver =>
  async (...question) => {
    // Mocks run in browsers, too.
    await new Promise((resume) => setTimeout(resume, delayMs));
    return resolve(...question);
  };

/**
 * Creates an executable schema of the shop with these resolvers; every other field is a property of its parent.
 * @param rootDelayMs delay in milliseconds before the resolver of a root field is called
 */
export function schemaWith(resolvers: Resolvers, rootDelayMs = 0): GraphQLSchema {
  const byField = new Map<string, FieldResolver>();
  for (const [type, fields] of Object.entries(resolvers)) {
    const isDelayed = rootDelayMs > 0 && (type === 'Query' || type === 'Mutation');
    for (const [field, resolve] of Object.entries(fields)) {
      if (isResolver(resolve)) byField.set(`${type}.${field}`, isDelayed ? later(resolve, rootDelayMs) : resolve);
      else if (isStreamed(resolve)) {
        byField.set(`${type}.${field}`, resolve.resolve);
        byField.set(`${type}.${field}.subscribe`, resolve.subscribe);
      }
    }
  }
  const schema = new GraphQLSchema(types);
  resolversOf.set(schema, byField);
  return schema;
}
