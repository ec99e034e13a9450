import fc from 'fast-check';
import { callsOf, type ContractCall, type MadeCall } from '../../api/test/support/fuzz/calls.ts';
import type { JsonSchema } from '../../api/test/support/fuzz/json-schema.ts';

/** Stands in a request behind every value that sqlmap is to change. */
const MARK = '*';

/** A request with marks, and how many. */
export interface MarkedCall extends MadeCall {
  readonly marks: number;
}

/** What a parameter of a path, or a field, holds in a call that is in order; undefined where any value will do. */
export type Examples = (template: string, name: string) => string | undefined;

/** Calls that would end the session of whoever asks, or its account. */
const endsSession = /^\/(?:auth\/(?:logout|sessions)|account\/delete)\b/;

/** A call for each of a contract that takes parameters or JSON, each value a valid one and marked. */
export function markedCalls(contract: unknown, examples: Examples): readonly MarkedCall[] {
  return callsOf(contract)
    .filter((call) => !endsSession.test(call.template) && !isStream(call))
    .filter(({ operation }) => takesJsonAlone(operation.requestBody))
    .map((call) => markedCall(call, (name) => examples(call.template, name)))
    .filter(({ marks }) => marks > 0);
}

/** A call whose headers are marked, beside those that its contract names. */
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

/** Whether sqlmap is to change something in a body: in one without marks it looks for places itself. */
export const hasMark = (body: string | null) => body?.includes(MARK) ?? false;

const plain = (text: string) => text.replaceAll(MARK, '');

/** The same request without marks. */
export function unmarked(call: MadeCall): MadeCall {
  const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, plain(value)]));
  return { ...call, headers, target: plain(call.target), body: call.body === null ? null : plain(call.body) };
}

/** Its answer has no end that sqlmap could wait for. */
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

/** Marks texts alone: a number or a boolean with anything behind it is no JSON, and read by nothing. */
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
