import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parse } from 'yaml';
import { portOf } from '../scripts/lib/ports.mjs';
import { graphql } from './support/graphql.ts';
import { startShop, withoutWarmer } from './support/shop.ts';
import { SHOP_START_TIMEOUT } from './support/visit.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface Export {
  readonly resourceSpans: ReadonlyArray<{ readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly Span[] }> }>;
}

const FOLDER = 'docs/monitoring';

interface Asked {
  readonly expr: string;
}

interface Dashboard {
  readonly panels: ReadonlyArray<{ readonly targets: readonly Asked[] }>;
}

/** An OpenTelemetry receiver. */
class Receiver {
  readonly spans: Span[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { resourceSpans }: Export = JSON.parse((await buffer(request)).toString('utf8'));
    this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  /** Returns the spans from one with a matching name up to the root of its trace. */
  roadOf(name: RegExp, isIn: (road: readonly string[]) => boolean): readonly string[] | undefined {
    return this.spans
      .filter((span) => name.test(span.name))
      .map((span) => this.#above(span).map(({ name: each }) => each))
      .find(isIn);
  }

  #above(span: Span): Span[] {
    const parent = this.spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
    return parent ? [span, ...this.#above(parent)] : [span];
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** Returns the Prometheus queries of alert rules and dashboard panels. */
async function expressions(): Promise<string[]> {
  const { groups }: { groups: { rules: Asked[] }[] } = parse(await readFile(`${FOLDER}/alerts.yaml`, 'utf8'));
  const boards = await readdir(`${FOLDER}/dashboards`);
  const targets = await Promise.all(
    boards.map(async (board) => {
      const { panels }: Dashboard = JSON.parse(await readFile(`${FOLDER}/dashboards/${board}`, 'utf8'));
      return panels.flatMap((panel) => panel.targets);
    }),
  );
  return [...groups.flatMap(({ rules }) => rules), ...targets.flat()].map(({ expr }) => expr);
}

/** Returns the metric names in queries, without functions, labels and literals. */
function figuresIn(asked: readonly string[]): string[] {
  const bare = asked.map((text) => text.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, ''));
  const words = bare.flatMap((text) => text.match(/\b[a-z]\w*/g) ?? []);
  return [...new Set(words.filter((word) => !functions.has(word)))];
}

const functions = new Set(['sum', 'rate', 'increase', 'max', 'topk', 'or', 'vector', 'histogram_quantile']);

describe('figures', () => {
  test(
    'every alert and every dashboard asks for figures that the shop tells',
    async () => {
      const shop = await startShop({ env: withoutWarmer });
      try {
        await fetch(shop.url);
        const texts = await Promise.all(
          [shop.url, shop.apiUrl].map(async (url) => (await fetch(`${url}/metrics`)).text()),
        );
        const told = new Set(texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(namesOf)));
        const asked = figuresIn(await expressions());
        expect(asked).toEqual(expect.arrayContaining(['job_oldest_due_seconds', 'process_resident_memory_bytes']));
        expect(asked.filter((name) => !told.has(name))).toEqual([]);
      } finally {
        await shop.stop();
      }
    },
    SHOP_START_TIMEOUT,
  );
});

function namesOf([, name = '', type]: RegExpMatchArray): string[] {
  return type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name];
}

describe('traces', () => {
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await Receiver.open();
  });
  afterAll(() => receiver.close());

  test(
    'one trace leads from an operation over its call of the api to the statements in the database',
    async () => {
      const shop = await startShop({
        env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: '1', ...withoutWarmer },
      });
      try {
        await graphql(shop.url, { query: 'query Categories { categories { id } }' });
      } finally {
        // Stopping flushes everything not yet sent.
        await shop.stop();
      }
      const road = receiver.roadOf(/^SQL select/, (names) => names.at(-1) === 'GraphQL Categories');
      expect(road).toEqual(['SQL select', 'GET /categories', 'api GET', 'GraphQL Categories']);
    },
    SHOP_START_TIMEOUT,
  );

  test(
    'a shop whose receiver of traces is away serves and stops as any other',
    async () => {
      const shop = await startShop({
        env: {
          OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
          OTEL_TRACES_SAMPLER_ARG: '1',
          ...withoutWarmer,
        },
      });
      const reply = await graphql(shop.url, { query: 'query Categories { categories { id } }' });
      await shop.stop();
      expect(reply).toMatchObject({ categories: expect.any(Array) });
    },
    SHOP_START_TIMEOUT,
  );
});
