import type { IncomingMessage } from 'node:http';
import type { Viewed } from './InsightsApi.ts';

/** How long views are gathered before they are told together. */
const GATHER_MS = 5000;
/** The most patterns that are told of at once; what is viewed beside them is not counted. */
const MAX_PATTERNS = 1000;
const MAX_SLUG_LENGTH = 200;

const pagePath = /^\/product\/([^/?#]+)\/?(?:[?#]|$)/;
/** The operation with which the web app opens the page of a pattern in the browser. */
const OPERATION = 'ProductPage';
const operationMark = Buffer.from(`"operationName":"${OPERATION}"`);

/** Counts how often pages of patterns are opened, and knows of nobody who opened them. */
export interface PageViews {
  /** A page was rendered here and served. */
  readonly served: (request: IncomingMessage) => void;
  /** An operation was answered, from the cache or not. */
  readonly answered: (request: IncomingMessage, body: Buffer) => void;
  /** Tells what was gathered since the last time. */
  readonly stop: () => Promise<void>;
}

/**
 * Gathers views in memory and tells them together a moment later, so that a page that is opened writes nothing. They are
 * counted here because replies are kept here: what is answered from the cache never reaches the api.
 * @param tell may fail: then these counts are lost, and no page with them
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

/** Whether a request looks like that of somebody who looks at the page now: no program, and not fetched ahead. */
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
