import fc from 'fast-check';
import * as v from 'valibot';
import { JsonSchemaSchema, valuesOf } from './json-schema.ts';
import { oddText } from './odd-values.ts';

const ParameterSchema = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.boolean(),
  schema: JsonSchemaSchema,
});
const ContentSchema = v.record(v.string(), v.object({ schema: v.optional(v.unknown()) }));
const OperationSchema = v.object({
  parameters: v.array(ParameterSchema),
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: v.optional(JsonSchemaSchema) })) }),
  ),
  responses: v.record(v.string(), v.object({ content: v.optional(ContentSchema, {}) })),
});
const DocumentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), OperationSchema)) });

type Operation = v.InferOutput<typeof OperationSchema>;
type Parameter = v.InferOutput<typeof ParameterSchema>;

/** An endpoint as described by a contract. */
export interface ContractCall {
  readonly method: string;
  /** Its path, with parameters in braces. */
  readonly template: string;
  readonly operation: Operation;
}

/** Returns every endpoint of a contract. */
export function callsOf(contract: unknown): readonly ContractCall[] {
  const { paths } = v.parse(DocumentSchema, contract);
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
  );
}

/** A generated request. */
export interface MadeCall {
  /** As in `GET /cart/{assetId}`. */
  readonly route: string;
  readonly method: string;
  /** Encoded path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Subjects {
  /** Existing ids, slugs and numbers. */
  readonly known: readonly string[];
  /** Tokens of open sessions. */
  readonly tokens: readonly string[];
}

/** Endpoints that end their own session; the rest of the round would be anonymous. */
const sessionEndingRoutes = ['POST /auth/logout', 'POST /account/delete'];

/** Generates requests for every route of a contract, valid and invalid, with and without a session. */
export function madeCalls(contract: unknown, subjects: Subjects): fc.Arbitrary<MadeCall> {
  return fc.oneof(...callsOf(contract).map((call) => madeCall(call, subjects)));
}

function madeCall({ method, template, operation }: ContractCall, subjects: Subjects): fc.Arbitrary<MadeCall> {
  const route = `${method} ${template}`;
  const of = (where: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === where);
  const tokens = sessionEndingRoutes.includes(route) ? [] : subjects.tokens;
  return fc
    .record({
      segments: fc.record(Object.fromEntries(of('path').map(({ name }) => [name, segmentOf(subjects.known)] as const))),
      query: argumentsOf(of('query'), subjects.known),
      given: argumentsOf(of('header'), subjects.known),
      session: fc.constantFrom(...tokens, ...tokens, 'x'.repeat(43), null),
      caller: fc.ipV4(),
      body: bodyOf(operation, subjects.known),
    })
    .map(({ segments, query, given, session, caller, body }) => ({
      route,
      method,
      target: template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => segments[name] ?? 'x') + queryString(query),
      headers: {
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, headerText(value)])),
        ...(session !== null && { authorization: `Bearer ${session}` }),
        ...(body.type !== null && { 'content-type': body.type }),
        'x-forwarded-for': caller,
      },
      body: method === 'GET' || method === 'HEAD' ? null : body.text,
    }));
}

/** Generates a path segment; never empty, since that would be another route. */
function segmentOf(known: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('x', ...known) }, { weight: 1, arbitrary: oddText });
  return text.map((one) => (one === '' || one === '.' || one === '..' ? '%20' : encoded(one)));
}

function argumentsOf(
  parameters: readonly Parameter[],
  known: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const values = parameters.map(({ name, schema }) => [name, valuesOf(schema, known)] as const);
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

interface MadeBody {
  readonly type: string | null;
  readonly text: string | null;
}

function bodyOf({ requestBody }: Operation, known: readonly string[]): fc.Arbitrary<MadeBody> {
  const schema = requestBody?.content['application/json']?.schema;
  const anything = fc.record<MadeBody>({
    type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'image/png', null),
    text: fc.oneof(fc.constantFrom(null, '{', '[]', '"text"', '{}', '--x--'), oddText),
  });
  if (!schema) return anything;
  const json = valuesOf(schema, known).map((value) => ({ type: 'application/json', text: JSON.stringify(value) }));
  return fc.oneof({ weight: 15, arbitrary: json }, { weight: 1, arbitrary: anything });
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(textOf(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(String).join(',') : String(value);

/**
 * Encodes text for a URL. A lone surrogate cannot be encoded; it is replaced by bytes that are invalid text as well.
 */
function encoded(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%BD' : encodeURIComponent(text);
}

/** Generates values that are allowed in a header. */
const headerText = (value: unknown) =>
  textOf(value)
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '')
    .slice(0, 500);
