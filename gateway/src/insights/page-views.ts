import type { IncomingMessage } from 'node:http';
import type { Viewed } from './InsightsApi.ts';

/** Milliseconds for which views are collected before being reported. */
const GATHER_MS = 5000;
/** Maximum number of patterns per report; views of further patterns are not counted. */
const MAX_PATTERNS = 1000;
const MAX_SLUG_LENGTH = 200;

const pagePath = /^\/product\/([^/?#]+)\/?(?:[?#]|$)/;
/** Operation the web app uses to open a pattern's page in the browser. */
const OPERATION = 'ProductPage';
const operationMark = Buffer.from(`"operationName":"${OPERATION}"`);

/** Counts page views of patterns anonymously. */
export interface PageViews {
  /** Called when a page rendered by this server was served. */
  readonly served: (request: IncomingMessage) => void;
  /** Called when an operation was answered, including from the cache. */
  readonly answered: (request: IncomingMessage, body: Buffer) => void;
  /** Reports the remaining views. */
  readonly stop: () => Promise<void>;
}

/**
 * Collects views in memory and reports them in batches, so that opening a page writes nothing. Views are counted here
 * because cached replies never reach the API.
 * @param tell may fail, in which case the counts are lost but no page is affected
 */
export function createPageViews(tell: (views: readonly Viewed[]) => Promise<void>): PageViews {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const views = [...counts].map(([slug, count]) => ({ slug, count }));
    counts = new Map();
    if (views.length > 0) await tell(views).catch(() => undefined);
  }

  function add(slug: string, request: IncomingMessage): void {
    const isRoomLeft = counts.size < MAX_PATTERNS || counts.has(slug);
    if (slug.length > MAX_SLUG_LENGTH || !isRoomLeft || !isPerson(request)) return;
    if (counts.size === 0) timer = setTimeout(() => void flush(), GATHER_MS).unref();
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }

  return {
    served(request) {
      const slug = request.method === 'GET' ? pagePath.exec(request.url ?? '')?.[1] : undefined;
      if (slug !== undefined) add(decoded(slug), request);
    },
    answered(request, body) {
      if (!body.includes(operationMark)) return;
      const slug = slugIn(body);
      if (slug !== undefined) add(slug, request);
    },
    stop: flush,
  };
}

const BROWSER = /^Mozilla\//;
const PROGRAM = /bot|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit/i;

/** Checks whether a request looks like a person viewing the page: neither a bot nor a prefetch. */
function isPerson({ headers }: IncomingMessage): boolean {
  const agent = headers['user-agent'] ?? '';
  return BROWSER.test(agent) && !PROGRAM.test(agent) && headers['sec-purpose'] === undefined;
}

function slugIn(body: Buffer): string | undefined {
  try {
    const asked: unknown = JSON.parse(body.toString('utf8'));
    const variables = field(asked, 'variables');
    const slug = field(variables, 'slug');
    return field(asked, 'operationName') === OPERATION && typeof slug === 'string' && slug !== '' ? slug : undefined;
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
