import type { DocumentNode, FieldNode } from 'graphql';
import { type Policies, type ReadableQuery, readableQuery, type Selection } from './selection.ts';

type Fields = Record<string, unknown>;

/** The format of Apollo's `cache.extract()`: the fields of each object by its cache id. */
export type NormalizedState = Record<string, Fields>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Deep-merges two results for the same object. */
function merged(known: unknown, next: unknown): unknown {
  if (!isObject(known) || !isObject(next)) return next;
  if (Array.isArray(known) && Array.isArray(next)) return next.map((item, index) => merged(known[index], item));
  for (const [name, value] of Object.entries(next)) known[name] = merged(known[name], value);
  return known;
}

/** Splits one result into normalized cache objects. */
class AnswerReader {
  readonly entities = new Map<string, Fields>();
  readonly #policies: Policies;
  readonly #variables: Fields;
  readonly #names = new Map<FieldNode, string>();

  constructor(policies: Policies, variables: Fields) {
    this.#policies = policies;
    this.#variables = variables;
  }

  /** Merges the fields of an object into those already known. */
  read(known: Fields, value: Fields, typename: string, selected: Selection): Fields {
    for (const { key, node, selection } of selected.fieldsOf(typename)) {
      const part = value[key];
      if (part === undefined) continue;
      const name = this.#nameOf(node, typename);
      known[name] = selection ? merged(known[name], this.#stored(part, selection)) : part;
    }
    return known;
  }

  #stored(value: unknown, selection: Selection): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#stored(item, selection));
    if (!isObject(value)) return value;
    const { __typename: typename, id } = value;
    if (typeof typename !== 'string') throw new Error('An answer does not tell the type of an object');
    if (typeof id !== 'string') return this.read({}, value, typename, selection);
    const key = `${typename}:${id}`;
    const known = this.entities.get(key) ?? {};
    this.entities.set(key, known);
    this.read(known, value, typename, selection);
    return { __ref: key };
  }

  #nameOf(node: FieldNode, typename: string): string {
    if (!node.arguments?.length) return node.name.value;
    const known = this.#names.get(node);
    if (known !== undefined) return known;
    const field = { typename, fieldName: node.name.value, field: node, variables: this.#variables };
    const name = this.#policies.getStoreFieldName(field);
    this.#names.set(node, name);
    return name;
  }
}

/**
 * Normalizes results as Apollo's cache would, in a fraction of the time: it supports no reads, and each
 * document is parsed once per process.
 */
export class AnswerNormalizer {
  readonly #policies: Policies;
  readonly #queries = new WeakMap<DocumentNode, ReadableQuery>();

  constructor(policies: Policies) {
    this.#policies = policies;
  }

  /** Adds a result to the browser cache's initial state. */
  add(state: NormalizedState, document: DocumentNode, variables: Fields, data: Fields): void {
    const { defaults, selection } = this.#read(document);
    const reader = new AnswerReader(this.#policies, { ...defaults, ...variables });
    const root = reader.read({ __typename: 'Query' }, data, 'Query', selection);
    for (const [key, fields] of [...reader.entities, ['ROOT_QUERY', root] as const])
      state[key] = { ...state[key], ...fields };
  }

  #read(document: DocumentNode): ReadableQuery {
    const known = this.#queries.get(document);
    if (known) return known;
    const read = readableQuery(document, this.#policies);
    this.#queries.set(document, read);
    return read;
  }
}
