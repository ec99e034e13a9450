import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as v from 'valibot';
import type { PlayedCall } from './play.ts';

const MediaTypeSchema = v.looseObject({ schema: v.optional(v.unknown()) });
const ReplySchema = v.looseObject({ content: v.optional(v.record(v.string(), MediaTypeSchema)) });
const OperationSchema = v.looseObject({ responses: v.record(v.string(), ReplySchema) });
const DocumentSchema = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), OperationSchema)) });

/** What a reply may be: for each media type what its body must be like, if anything is said of that. */
type Allowed = ReadonlyMap<string, ValidateFunction | null>;

const isJson = (type: string) => /[/+]json$/.test(type);
const pointer = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/**
 * Compares replies with an OpenAPI document.
 * @returns tells how a reply differs from what the document says of its call; null when status, media type and body
 *   are as it says
 */
export function replyContract(contract: unknown): (played: PlayedCall) => string | null {
  const document = v.parse(DocumentSchema, contract);
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, allErrors: true });
  ajv.addSchema(document, 'failures');
  ajv.addSchema(closed(document), 'successes');
  const replies = new Map<string, Allowed>();
  for (const [template, operations] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      for (const [status, { content = {} }] of Object.entries(responses)) {
        // Failures carry facts of their own.
        const id = Number(status) < 400 ? 'successes' : 'failures';
        const at = (type: string) => pointer('paths', template, method, 'responses', status, 'content', type, 'schema');
        const allowed = Object.entries(content).map(([type, { schema }]) => {
          const check = schema !== undefined && isJson(type) ? ajv.getSchema(`${id}#${at(type)}`) : null;
          if (check === undefined) throw new Error(`The contract does not say what ${at(type)} is like.`);
          return [type, check] as const;
        });
        replies.set(`${method.toUpperCase()} ${template} ${status}`, new Map(allowed));
      }
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

/** Undefined, which no schema allows, for a text that is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same document, in which an object has no fields but those that are written down. */
function closed(part: object): AnySchemaObject {
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closedValue(value)]));
  const isOpenObject = inner['type'] === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isOpenObject ? { ...inner, additionalProperties: false } : inner;
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  return typeof value === 'object' && value !== null ? closed(value) : value;
}
