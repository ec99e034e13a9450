import fc from 'fast-check';
import { callsOf, type ContractCall, type MadeCall } from '../../api/test/support/fuzz/calls.ts';
import type { JsonSchema } from '../../api/test/support/fuzz/json-schema.ts';

/** Marks every value in a request that sqlmap is to change. */
const MARK = '*';

/** A request with marks, and their number. */
export interface MarkedCall extends MadeCall {
  readonly marks: number;
}

/** Returns the value of a path parameter or field in a valid call; undefined if any value will do. */
export type Examples = (template: string, name: string) => string | undefined;

/** Calls that would end the caller's session or delete their account. */
const endsSession = /^\/(?:auth\/(?:logout|sessions)|account\/delete)\b/;

/** Returns a call for each operation of a contract with parameters or JSON, each value valid and marked. */
export function markedCalls(contract: unknown, examples: Examples): readonly MarkedCall[] {
  return callsOf(contract)
    .filter((call) => !endsSession.test(call.template) && !isStream(call))
    .filter(({ operation }) => takesJsonAlone(operation.requestBody))
    .map((call) => markedCall(call, (name) => examples(call.template, name)))
    .filter(({ marks }) => marks > 0);
}

/** Returns a call with marked headers, in addition to those in its contract. */
export function withMarkedHeaders(target: string, headers: Readonly<Record<string, string>>): MarkedCall {
  const marked = Object.entries(headers).map(([name, value]) => [name, value + MARK]);
  return counted({
    route: `GET ${target} and its headers`,
    method: 'GET',
    target,
    headers: Object.fromEntries(marked),
    body: null,
  });
}

/** Returns whether a body contains a mark: in one without marks, sqlmap picks positions itself. */
export const hasMark = (body: string | null) => body?.includes(MARK) ?? false;

const plain = (text: string) => text.replaceAll(MARK, '');

/** Returns the same request without marks. */
export function unmarked(call: MadeCall): MadeCall {
  const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, plain(value)]));
  return { ...call, headers, target: plain(call.target), body: call.body === null ? null : plain(call.body) };
}

/** Returns whether the response is a stream, which never ends, so that sqlmap could not wait for it. */
const isStream = ({ operation }: ContractCall) =>
  Object.values(operation.responses).some(({ content }) => 'text/event-stream' in content);

function takesJsonAlone(body: ContractCall['operation']['requestBody']): boolean {
  if (body === undefined) return true;
  const { type, anyOf } = body.content['application/json']?.schema ?? {};
  return type === 'object' || anyOf !== undefined;
}

function markedCall(
  { method, template, operation }: ContractCall,
  example: (name: string) => string | undefined,
): MarkedCall {
  const valueOf = ({ name, schema }: (typeof operation.parameters)[number]) => String(exampleOf(schema, name, example));
  const marked = (where: 'path' | 'query') =>
    new Map(
      operation.parameters
        .filter((parameter) => parameter.in === where)
        .map((parameter) => [parameter.name, encodeURIComponent(valueOf(parameter)) + MARK]),
    );
  const [segments, query] = [marked('path'), marked('query')];
  const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => segments.get(name) ?? name);
  const pairs = [...query].map(([name, value]) => `${name}=${value}`);
  const given = operation.parameters.filter((parameter) => parameter.in === 'header');
  const schema = operation.requestBody?.content['application/json']?.schema;
  return counted({
    route: `${method} ${template}`,
    method,
    target: pairs.length === 0 ? path : `${path}?${pairs.join('&')}`,
    headers: {
      ...(schema && { 'content-type': 'application/json' }),
      ...Object.fromEntries(given.map((parameter) => [parameter.name, valueOf(parameter) + MARK])),
    },
    body: schema ? JSON.stringify(withMarks(exampleOf(schema, 'body', example))) : null,
  });
}

function counted(call: MadeCall): MarkedCall {
  const places = [call.target, call.body ?? '', ...Object.values(call.headers)];
  return { ...call, marks: places.join('').split(MARK).length - 1 };
}

/** Marks strings only: a number or a boolean with a suffix is invalid JSON, and rejected unread. */
function withMarks(value: unknown): unknown {
  if (typeof value === 'string') return value + MARK;
  if (Array.isArray(value)) return value.map(withMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withMarks(each)]));
}

function exampleOf(schema: JsonSchema, name: string, example: (name: string) => string | undefined): unknown {
  const { properties = {}, anyOf: [first] = [] } = schema;
  if (first) return exampleOf(first, name, example);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([key, each]) => [key, exampleOf(each, key, example)] as const),
      );
    case 'array':
      return [exampleOf(schema.items ?? {}, name, example)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return fitting(schema, example(name)) ?? textOf(schema);
  }
}

const fitting = ({ maxLength = Number.POSITIVE_INFINITY }: JsonSchema, text: string | undefined) =>
  text !== undefined && text.length <= maxLength ? text : undefined;

const DAY = 86_400_000;

function textOf({ pattern, format, minLength = 1 }: JsonSchema): string {
  if (format === 'email') return 'somebody@example.com';
  const tomorrow = new Date(Date.now() + DAY).toISOString();
  if (format === 'date') return tomorrow.slice(0, 10);
  if (format === 'date-time') return tomorrow;
  if (pattern === undefined) return 'rose'.padEnd(minLength, 's');
  const texts = fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => !text.includes(MARK));
  return fc.sample(texts, { seed: 1, numRuns: 1 })[0] ?? '';
}
