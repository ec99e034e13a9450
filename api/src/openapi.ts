import { isForHolders } from '@halfdrop/domain';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { callsByTag, namedSchemas } from './declared-calls.ts';
import { isBinary, type CallDeclaration, type UploadRule } from './platform/http/contract.ts';
import { problemTable, type ProblemCode } from './platform/http/problem.ts';

interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: { readonly schemas: Record<string, JsonSchema>; readonly securitySchemes: unknown };
}

/** Builds the OpenAPI 3.1 document of all declared calls, in a stable order. */
export function buildOpenApi(): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, calls] of Object.entries(callsByTag)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method]: operation(tag, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Halfdrop REST',
      version: '1.0.0',
      description:
        'Amounts of money are integers in minor units. Successful responses are `{ "data": … }`; errors are `application/problem+json`.',
    },
    paths: sorted(paths),
    components: {
      schemas: sorted(toJsonSchemaDefs(namedSchemas, { ...printing, typeMode: 'output' })),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(tag: string, name: string, call: CallDeclaration) {
  return {
    operationId: `${tag}_${name}`,
    tags: [tag],
    summary: call.summary,
    ...(call.auth !== 'none' && {
      security: call.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [call.auth] }],
    }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...parameters('header', call.headers),
    ],
    ...(call.body && {
      requestBody: {
        required: call.body.type !== 'optional',
        content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
      },
    }),
    ...(call.upload && {
      requestBody: {
        required: true,
        content: uploadContent(call.upload),
      },
    }),
    responses: responses(call),
  };
}

function uploadContent({ mediaTypes, field }: UploadRule) {
  if (field === undefined) return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}]));
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { [field]: file }, required: [field] };
  const encoding = { [field]: { contentType: mediaTypes.join(', ') } };
  return { 'multipart/form-data': { schema, encoding } };
}

function parameters(where: 'path' | 'query' | 'header', schema: v.GenericSchema | undefined) {
  if (!schema) return [];
  const required = new Set(jsonSchema(schema, 'input').required);
  return Object.entries(jsonSchema(schema, 'output').properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    ...parameterSchema(property),
  }));
}

/** Returns the schema of a query or path parameter: defaults become text and lists are comma-separated. */
function parameterSchema(property: JsonSchema | boolean) {
  if (typeof property === 'boolean') return { schema: property };
  const { default: fallback, ...schema } = property;
  if (schema.type === 'array') return { schema, style: 'form', explode: false };
  if (fallback === undefined) return { schema };
  return { schema: { ...schema, default: schema.type === 'integer' ? Number(fallback) : fallback } };
}

function responses(call: CallDeclaration) {
  const statuses = [call.status ?? (call.response === null ? 204 : 200), ...(call.alsoStatus ?? [])];
  const described = statuses.map((status) => {
    const description = status < 400 ? 'Success' : 'A page that describes the problem';
    return [status, { description, ...successContent(call) }] as const;
  });
  return Object.fromEntries([...failures(call), ...described]);
}

function successContent(call: CallDeclaration) {
  if (call.response === null) return {};
  if (isBinary(call.response)) {
    return { content: Object.fromEntries(call.response.mediaTypes.map((mediaType) => [mediaType, {}])) };
  }
  const data = jsonSchema(call.response, 'output');
  const schema = { type: 'object', properties: { data }, required: ['data'] };
  return { content: { 'application/json': { schema } } };
}

function failures(call: CallDeclaration) {
  const codes = new Set<ProblemCode>([...call.errors, 'internal', 'unavailable']);
  if (call.auth !== 'none') codes.add('unauthenticated');
  if (call.auth !== 'none' && call.auth !== 'optional' && !isForHolders(call.auth)) codes.add('forbidden');
  // Path parameters may be badly percent-encoded.
  if (call.params) codes.add('malformed_request');
  if (call.params || call.query || call.headers || call.body) codes.add('validation_failed');
  if (call.body) codes.add('malformed_json').add('payload_too_large');
  if (call.upload) codes.add('payload_too_large');
  if (call.body || call.upload) codes.add('request_timeout');
  const statuses = new Set([...codes].map((code) => problemTable[code].status));
  return [...statuses].map((status) => {
    const group = [...codes].filter((code) => problemTable[code].status === status);
    const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
    return [status, { description: group.toSorted().join(', '), content }] as const;
  });
}

const printing = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/** Converts a schema to JSON Schema; named schemas nested inside become references. */
function jsonSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const options = { ...printing, typeMode, definitions: namedSchemas };
  const { $schema: _dialect, $defs: _definitions, ...printed } = toJsonSchema(schema, options);
  return printed;
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
