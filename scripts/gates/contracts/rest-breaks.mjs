const methods = ['get', 'post', 'put', 'patch', 'delete'];
const listOf = (value) => (value === undefined ? [] : [value].flat());

/**
 * Returns the breaking changes of the REST API: removed operations, more required in requests, less returned in
 * responses. Supports the subset used by `api/openapi.json`: JSON bodies, named schemas under `components`.
 * @param {object} before an OpenAPI 3.1 document
 * @param {object} after
 * @returns {{ subject: string, text: string }[]} `subject`: what is affected, such as `GET /cart` or `Cart.total`
 */
export function restBreaks(before, after) {
  const breaks = new Map();
  const add = (subject, what) => breaks.set(`${subject} ${what}`, { subject, text: `REST: ${subject} ${what}.` });
  const compare = schemaComparison(before, after, add);
  for (const [address, calls] of Object.entries(before.paths)) {
    for (const method of methods.filter((name) => name in calls)) {
      const subject = `${method.toUpperCase()} ${address}`;
      const call = after.paths[address]?.[method];
      if (call) compareCalls(calls[method], call, { subject, add, compare });
      else add(subject, 'was removed');
    }
  }
  return [...breaks.values()];
}

const keyOf = ({ in: place, name }) => `${place} ${name}`;
const schemaIn = (content) => content?.['application/json']?.schema;

function compareCalls(before, after, { subject, add, compare }) {
  const known = new Map((before.parameters ?? []).map((parameter) => [keyOf(parameter), parameter]));
  const kept = new Set((after.parameters ?? []).map(keyOf));
  for (const key of known.keys()) if (!kept.has(key)) add(subject, `no longer takes ${key}`);
  for (const parameter of after.parameters ?? []) {
    const earlier = known.get(keyOf(parameter));
    if (parameter.required && !earlier?.required) add(subject, `requires ${keyOf(parameter)}`);
    if (earlier) compare(earlier.schema, parameter.schema, { subject: `${subject} ${parameter.name}`, isSent: true });
  }
  if (after.requestBody?.required && !before.requestBody?.required) add(subject, 'requires a body');
  const bodies = [before, after].map((call) => schemaIn(call.requestBody?.content));
  compare(...bodies, { subject, isSent: true });
  for (const status of Object.keys(before.responses).filter((code) => code.startsWith('2'))) {
    const answers = [before, after].map((call) => call.responses[status]);
    if (!answers[1]) add(subject, `no longer answers ${status}`);
    else compare(...answers.map((answer) => schemaIn(answer.content)), { subject, isSent: false });
  }
}

function schemaComparison(before, after, add) {
  const compared = new Set();
  const resolve = (document, schema) => {
    const name = schema.$ref?.split('/').at(-1);
    if (name) return { name, schema: document.components.schemas[name] };
    const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    if (!only || others.length > 0) return { schema };
    const found = resolve(document, only);
    return { ...found, schema: { ...found.schema, type: [...listOf(found.schema.type), 'null'] } };
  };

  return function compare(first, second, { subject: place, isSent }) {
    if (!first || !second) {
      if (first && !isSent) add(place, 'no longer answers JSON');
      return;
    }
    const { name, schema: earlier } = resolve(before, first);
    const { schema: later } = resolve(after, second);
    const subject = name ?? place;
    // Nullability depends on the position.
    compareTypes(earlier, later, { subject: place, isSent, add });
    const visit = `${isSent} ${name}`;
    if (compared.has(visit)) return;
    if (name) compared.add(visit);
    compareProperties(earlier, later, { subject, isSent, add, compare });
    if (earlier.items || later.items) compare(earlier.items, later.items, { subject: `${subject}[]`, isSent });
  };
}

/** Compares types: a request must remain acceptable, and a response must not contain anything new. */
function compareTypes(earlier, later, { subject, isSent, add }) {
  const [narrow, wide] = isSent ? [earlier, later] : [later, earlier];
  const types = listOf(wide.type);
  const missing = listOf(narrow.type).filter((type) => !types.includes(type));
  if (types.length > 0 && missing.length > 0)
    add(subject, `${isSent ? 'no longer takes' : 'may be'} ${missing.join(', ')}`);
  if (isSent && later.enum) {
    const refused = (earlier.enum ?? []).filter((value) => !later.enum.includes(value));
    if (refused.length > 0) add(subject, `no longer takes ${refused.join(', ')}`);
  }
}

const isRequired = (schema, name) => (schema.required ?? []).includes(name);

function compareProperties(earlier, later, { subject, isSent, add, compare }) {
  for (const [name, property] of Object.entries(earlier.properties ?? {})) {
    const at = `${subject}.${name}`;
    const kept = later.properties?.[name];
    if (!kept) add(at, 'was removed');
    else if (!isSent && isRequired(earlier, name) && !isRequired(later, name)) add(at, 'may be left out');
    if (kept) compare(property, kept, { subject: at, isSent });
  }
  if (!isSent) return;
  for (const name of later.required ?? []) {
    if (!isRequired(earlier, name)) add(`${subject}.${name}`, 'is required');
  }
}
