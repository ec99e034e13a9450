/** A document as it was sent. */
export type Source = Readonly<Record<string, unknown>>;
/** A stored document. */
export interface Stored {
  readonly id: string;
  readonly source: Source;
  readonly version: number;
}

type Json = Readonly<Record<string, unknown>>;

/** The engine replies 400. */
export class BadRequest extends Error {}

/** @throws BadRequest unless it is an object */
export function objectOf(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadRequest('no object');
  return Object.fromEntries(Object.entries(value));
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function onlyEntry(value: unknown): [string, unknown] {
  const entries = Object.entries(objectOf(value));
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new BadRequest('one key was expected');
  return entry;
}

/** Returns all values of a field of a document; a field may have several. */
function valuesOf({ source }: Stored, field: string): readonly unknown[] {
  return listOf(source[field]);
}

type Evaluate = (body: unknown, stored: Stored) => number | null;

/** Scores by query type, as the reference defines; null is no match. Unlisted queries are rejected. */
const queries: Readonly<Record<string, Evaluate>> = {
  match_all: () => 1,
  match_none: () => null,
  term(body, stored) {
    const [field, wanted] = onlyEntry(body);
    const value = typeof wanted === 'object' ? objectOf(wanted)['value'] : wanted;
    return valuesOf(stored, field).includes(value) ? 1 : null;
  },
  terms(body, stored) {
    const [field, wanted] = onlyEntry(body);
    return listOf(wanted).some((value) => valuesOf(stored, field).includes(value)) ? 1 : null;
  },
  prefix(body, stored) {
    const [field, wanted] = onlyEntry(body);
    const start = String(objectOf(wanted)['value']);
    return valuesOf(stored, field).some((value) => String(value).startsWith(start)) ? 1 : null;
  },
  range(body, stored) {
    const [field, bounds] = onlyEntry(body);
    const { gt, gte, lt, lte, ...others } = objectOf(bounds);
    if (Object.keys(others).length > 0) throw new BadRequest('unknown bound');
    const isWithin = (value: number) =>
      (gt === undefined || value > Number(gt)) &&
      (gte === undefined || value >= Number(gte)) &&
      (lt === undefined || value < Number(lt)) &&
      (lte === undefined || value <= Number(lte));
    return valuesOf(stored, field).some((value) => isWithin(Number(value))) ? 1 : null;
  },
  ids: (body, { id }) => (listOf(objectOf(body)['values']).includes(id) ? 1 : null),
  constant_score(body, stored) {
    const { filter, boost } = objectOf(body);
    return scoreOf(filter, stored) === null ? null : Number(boost ?? 1);
  },
  dis_max(body, stored) {
    const scores = listOf(objectOf(body)['queries']).map((query) => scoreOf(query, stored));
    const matching = scores.filter((score) => score !== null);
    return matching.length === 0 ? null : Math.max(...matching);
  },
  bool(body, stored) {
    const { must, filter, should, minimum_should_match: least, ...others } = objectOf(body);
    if (Object.keys(others).length > 0) throw new BadRequest('unknown clause');
    if (listOf(filter).some((query) => scoreOf(query, stored) === null)) return null;
    const demanded = listOf(must).map((query) => scoreOf(query, stored));
    if (demanded.includes(null)) return null;
    const wished = listOf(should)
      .map((query) => scoreOf(query, stored))
      .filter((score) => score !== null);
    const isNeeded = must === undefined && filter === undefined && should !== undefined;
    if (wished.length < Number(least ?? (isNeeded ? 1 : 0))) return null;
    return [...demanded, ...wished].reduce<number>((sum, score) => sum + (score ?? 0), 0);
  },
};

/** Returns the score of a document; null if the query does not match it. @throws BadRequest for an unknown query */
export function scoreOf(query: unknown, stored: Stored): number | null {
  const [kind, body] = onlyEntry(query);
  const evaluate = queries[kind];
  if (!evaluate) throw new BadRequest(`unknown query [${kind}]`);
  return evaluate(body, stored);
}

/** A matching document. */
export interface Hit {
  readonly stored: Stored;
  readonly score: number;
}

/** Sorts hits. @throws BadRequest for an unknown sort order */
export function sorted(hits: readonly Hit[], sort: unknown): Hit[] {
  const keys = listOf(sort).map((one) => {
    const [field, how] = onlyEntry(one);
    const { order, missing = '_last', ...others } = objectOf(how);
    if (missing !== '_last' || Object.keys(others).length > 0) throw new BadRequest('unknown order');
    return { field, sign: order === 'asc' ? 1 : -1 };
  });
  const compare = (left: Hit, right: Hit): number => {
    for (const { field, sign } of keys) {
      const [one, other] = [keyOf(left, field), keyOf(right, field)];
      if (one === other) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      return (one - other) * sign;
    }
    return 0;
  };
  return hits.toSorted(compare);
}

function keyOf({ stored, score }: Hit, field: string): number | null {
  if (field === '_score') return score;
  const [value] = valuesOf(stored, field);
  return value === undefined ? null : Number(value);
}

/** Computes aggregations of hits. @throws BadRequest for an unknown one */
export function aggregated(aggregations: unknown, hits: readonly Hit[]): Json {
  return Object.fromEntries(Object.entries(objectOf(aggregations)).map(([name, one]) => [name, aggregate(one, hits)]));
}

function aggregate(aggregation: unknown, hits: readonly Hit[]): Json {
  const { aggs = {}, ...kinds } = objectOf(aggregation);
  const [kind, body] = onlyEntry(kinds);
  const bucketOf = (those: readonly Hit[]) => ({ doc_count: those.length, ...aggregated(aggs, those) });
  const matching = (query: unknown) => hits.filter(({ stored }) => scoreOf(query, stored) !== null);
  switch (kind) {
    case 'filter':
      return bucketOf(matching(body));
    case 'filters':
      return {
        buckets: Object.fromEntries(
          Object.entries(objectOf(objectOf(body)['filters'])).map(([name, query]) => [name, bucketOf(matching(query))]),
        ),
      };
    case 'terms': {
      const { field, size } = objectOf(body);
      const keys = [...new Set(hits.flatMap(({ stored }) => valuesOf(stored, String(field))))];
      const buckets = keys.map((key) => ({
        key,
        ...bucketOf(hits.filter(({ stored }) => valuesOf(stored, String(field)).includes(key))),
      }));
      return { buckets: buckets.toSorted((left, right) => right.doc_count - left.doc_count).slice(0, Number(size)) };
    }
    case 'min':
    case 'max': {
      const values = hits.flatMap(({ stored }) => valuesOf(stored, String(objectOf(body)['field']))).map(Number);
      return { value: values.length === 0 ? null : Math[kind](...values) };
    }
    case 'top_hits': {
      const { size, sort } = objectOf(body);
      const first = sorted(hits, sort).slice(0, Number(size));
      return { hits: { hits: first.map(({ stored }) => ({ _id: stored.id })) } };
    }
    default:
      throw new BadRequest(`unknown aggregation [${kind}]`);
  }
}
