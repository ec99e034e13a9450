import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../src/platform/http/server.ts';
import { aggregated, BadRequest, objectOf, scoreOf, sorted, type Source, type Stored } from './evaluate.ts';

const MAX_RESULT_WINDOW = 10_000;

interface Index {
  readonly fields: ReadonlySet<string> | null;
  readonly documents: Map<string, Stored>;
}

/** Reply to a request. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * An OpenSearch fake: it implements the endpoints and the part of the query language that the shop uses, following the
 * OpenSearch 3 reference, and rejects everything else. It was not compared with a real server.
 */
export interface StandIn {
  readonly url: string;
  /** Requests so far, as in `POST /halfdrop-assets/_search`. */
  readonly calls: readonly string[];
  /** Returns the names of existing indexes. */
  indexes(): string[];
  /** Replies 503 to matching requests until called with `null`. */
  failAt(call: RegExp | null): void;
  close(): Promise<void>;
}

/** Starts the fake on a free port. */
export async function startStandIn(): Promise<StandIn> {
  const engine = new Engine();
  const calls: string[] = [];
  let failing: RegExp | null = null;
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request);
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const call = `${request.method} ${path}`;
    calls.push(call);
    const { status, body } = failing?.test(call)
      ? { status: 503, body: { error: { type: 'unavailable' }, status: 503 } }
      : answerOf(() => engine.answer(request.method ?? 'GET', path, text));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    indexes: () => engine.names(),
    failAt: (call) => (failing = call),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answerOf(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown failure';
    return { status: error instanceof BadRequest ? 400 : 500, body: { error: { type: 'bad', reason }, status: 400 } };
  }
}

const parsed = (text: string) => objectOf(JSON.parse(text || '{}'));
const ok = (body: unknown): Answer => ({ status: 200, body });
const missing: Answer = { status: 404, body: { error: { type: 'index_not_found_exception' }, status: 404 } };

class Engine {
  readonly #indexes = new Map<string, Index>();
  readonly #aliases = new Map<string, string>();

  names(): string[] {
    return [...this.#indexes.keys()];
  }

  answer(method: string, path: string, text: string): Answer {
    const [first = '', call = '', id = ''] = path.split('/').slice(1);
    if (first === '_aliases') return this.#changeAliases(parsed(text));
    if (first === '_alias') return this.#aliasNamed(call);
    switch (call) {
      case '':
        return this.#manage(method, first, text);
      case '_doc':
        return this.#document(method, first, id, text);
      case '_bulk':
        return this.#bulk(first, text);
      case '_search':
        return this.#search(first, parsed(text));
      case '_count':
        return this.#inIndex(first, ({ documents }) => ok({ count: documents.size }));
      case '_refresh':
        return this.#inIndex(first, () => ok({}));
      default:
        throw new BadRequest(`unknown call ${path}`);
    }
  }

  #inIndex(name: string, work: (index: Index) => Answer): Answer {
    const index = this.#indexes.get(this.#aliases.get(name) ?? name);
    return index ? work(index) : missing;
  }

  #manage(method: string, name: string, text: string): Answer {
    if (method === 'PUT') {
      const { mappings } = parsed(text);
      this.#indexes.set(name, {
        fields: new Set(Object.keys(objectOf(objectOf(mappings)['properties']))),
        documents: new Map(),
      });
      return ok({ acknowledged: true, index: name });
    }
    const found = this.names().filter((one) => matches(one, name));
    if (method === 'GET') return ok(Object.fromEntries(found.map((one) => [one, { aliases: {} }])));
    for (const one of found) this.#indexes.delete(one);
    return found.length > 0 ? ok({ acknowledged: true }) : missing;
  }

  #changeAliases({ actions }: Readonly<Record<string, unknown>>): Answer {
    if (!Array.isArray(actions)) throw new BadRequest('no actions');
    for (const action of actions.map(objectOf)) {
      const { index, alias } = objectOf(action['add'] ?? action['remove']);
      if (action['add']) this.#aliases.set(String(alias), String(index));
      else if (matches(this.#aliases.get(String(alias)) ?? '', String(index))) this.#aliases.delete(String(alias));
    }
    return ok({ acknowledged: true });
  }

  #aliasNamed(alias: string): Answer {
    const index = this.#aliases.get(alias);
    return index === undefined || !this.#indexes.has(index) ? missing : ok({ [index]: { aliases: { [alias]: {} } } });
  }

  #document(method: string, name: string, id: string, text: string): Answer {
    // A missing index is created by the first document, unless the cluster is configured otherwise.
    const index = this.#indexes.get(name) ?? { fields: null, documents: new Map<string, Stored>() };
    if (method === 'PUT' || method === 'POST') {
      this.#indexes.set(name, index);
      index.documents.set(id, { id, source: parsed(text), version: 1 });
      return ok({ _id: id, result: 'created' });
    }
    const stored = index.documents.get(id);
    if (method === 'DELETE') index.documents.delete(id);
    return stored
      ? ok({ _id: id, found: true, _source: stored.source })
      : { status: 404, body: { _id: id, found: false } };
  }

  #bulk(name: string, text: string): Answer {
    return this.#inIndex(name, (index) => {
      const lines = text.trim().split('\n');
      const items: unknown[] = [];
      for (let place = 0; place < lines.length; place += 1) {
        const [[action, target] = ['', {}]] = Object.entries(parsed(lines[place] ?? ''));
        const { _id: id, version, version_type: kind } = objectOf(target);
        if (kind !== 'external_gte') throw new BadRequest('unknown version type');
        const source = action === 'index' ? parsed(lines[(place += 1)] ?? '') : null;
        items.push({
          [action]: { _id: id, status: write(index, { id: String(id), version: Number(version), source }) },
        });
      }
      return ok({ errors: items.length > 0, items });
    });
  }

  #search(name: string, body: Readonly<Record<string, unknown>>): Answer {
    return this.#inIndex(name, ({ documents }) => {
      const { query, sort = [], from = 0, size = 10, aggs = {}, track_total_hits: exact, _source: fields } = body;
      if (Number(from) + Number(size) > MAX_RESULT_WINDOW) throw new BadRequest('the result window is too large');
      const hits = [...documents.values()].flatMap((stored) => {
        const score = scoreOf(query, stored);
        return score === null ? [] : [{ stored, score }];
      });
      const page = sorted(hits, sort).slice(Number(from), Number(from) + Number(size));
      return ok({
        hits: {
          ...(exact === true && { total: { value: hits.length, relation: 'eq' } }),
          hits: page.map(({ stored }) => ({ _id: stored.id, _source: partOf(stored.source, fields) })),
        },
        aggregations: aggregated(aggs, hits),
      });
    });
  }
}

/** Writes or deletes a document. @returns the status of its item */
function write(
  { fields, documents }: Index,
  { id, version, source }: { readonly id: string; readonly version: number; readonly source: Source | null },
): number {
  const before = documents.get(id);
  if (before && version < before.version) return 409;
  if (source === null) return documents.delete(id) ? 200 : 404;
  if (fields && Object.keys(source).some((field) => !fields.has(field))) return 400;
  documents.set(id, { id, source, version });
  return 201;
}

function partOf(source: Source, fields: unknown): Source {
  return Array.isArray(fields)
    ? Object.fromEntries(Object.entries(source).filter(([name]) => fields.includes(name)))
    : source;
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
