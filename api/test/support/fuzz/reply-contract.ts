import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as v from 'valibot';
import { callsOf } from './calls.ts';
import type { PlayedCall } from './play.ts';

const DocumentSchema = v.record(v.string(), v.unknown());

/** Allowed media types of a reply, each with a validator of its body, or null if the body is unspecified. */
type Allowed = ReadonlyMap<string, ValidateFunction | null>;

const isJson = (type: string) => /[/+]json$/.test(type);
const pointer = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/**
 * Compares replies with an OpenAPI document.
 * @returns a function that describes how a reply differs from the document; null if status, media type and body conform
 */
export function replyContract(contract: unknown): (played: PlayedCall) => string | null {
  const document = v.parse(DocumentSchema, contract);
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, allErrors: true });
  ajv.addSchema(document, 'failures');
  ajv.addSchema(closed(document), 'successes');
  const replies = new Map<string, Allowed>();
  for (const { method, template, operation } of callsOf(contract)) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      // Failures have additional properties.
      const id = Number(status) < 400 ? 'successes' : 'failures';
      const responses = pointer('paths', template, method.toLowerCase(), 'responses', status);
      const allowed = Object.entries(content).map(([type, { schema }]) => {
        const at = responses + pointer('content', type, 'schema');
        const check = schema !== undefined && isJson(type) ? ajv.getSchema(`${id}#${at}`) : null;
        if (check === undefined) throw new Error(`The contract does not say what ${at} is like.`);
        return [type, check] as const;
      });
      replies.set(`${method} ${template} ${status}`, new Map(allowed));
    }
  }
  return ({ call, status, type, text }) => {
    const allowed = replies.get(`${call.route} ${status}`);
    if (!allowed) return `${status} is no status of ${call.route}: ${text.slice(0, 200)}`;
    if (type === '' && text === '') return null;
    const check = allowed.get(type);
    if (check === undefined) return `${call.route} answers ${status} with ${type || 'a body without a type'}`;
    if (check === null || call.method === 'HEAD' || check(jsonOf(text))) return null;
    return `${call.route} ${status}: ${ajv.errorsText(check.errors, { dataVar: 'reply' })}`;
  };
}

/** Parses JSON; undefined, which no schema allows, for invalid JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the same schema, with undeclared properties disallowed. */
function closed(part: object): AnySchemaObject {
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closedValue(value)]));
  const isOpenObject = inner['type'] === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isOpenObject ? { ...inner, additionalProperties: false } : inner;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  return typeof value === 'object' && value !== null ? closed(value) : value;
}
