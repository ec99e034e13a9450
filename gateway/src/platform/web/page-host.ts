import type { IncomingMessage } from 'node:http';
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { ABSENT_SECONDS } from '../graphql/cache-hints.ts';
import { loggedPath } from '../http/logged-path.ts';
import { asyncHandler } from '../http/async-handler.ts';
import { encodingFor, Reply } from '../http/reply.ts';
import { factsOf, type RequestFacts } from '../http/request-facts.ts';
import type { SharedReplies } from '../http/shared-replies.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { abortOnClose } from '../http/abort-on-close.ts';
import { type LeadCurrency, leadCurrencyOf } from './lead-currency.ts';
import type { PageTemplate, RenderedPage } from './page-template.ts';
import { anyPath } from './static-files.ts';

/** A requested page. */
export interface PageRequest {
  /** URL with the public origin of the shop. */
  readonly url: URL;
  readonly leadCurrency: LeadCurrency;
}

interface PageVisitor {
  readonly facts: RequestFacts;
  readonly leadCurrency: LeadCurrency;
  /** Fires when the visitor has disconnected. */
  readonly signal: AbortSignal;
}

/** Renders one page; aborts when the signal fires. */
export type RenderPage = (page: PageRequest, facts: RequestFacts, signal: AbortSignal) => Promise<RenderedPage>;

/** Options of the page host. */
export interface PageHostOptions {
  /** Public origin of the shop. */
  readonly siteUrl: string;
  readonly template: PageTemplate;
  /** When omitted, every page is the empty shell, rendered in the browser. */
  readonly renderPage?: RenderPage | undefined;
  readonly logger: Logger;
  /** Cache of rendered pages. */
  readonly cache: ResponseCache;
  /** Milliseconds after which rendering is aborted. */
  readonly timeoutMs: number;
  /** Called for each rendered page that is served, including from the cache. */
  readonly onServed?: ((request: IncomingMessage) => void) | undefined;
}

const FRESH_SECONDS = 10;
/** A page rendered a minute ago is better than waiting for a new one. */
const STALE_SECONDS = 60;
const RETRY_SECONDS = 30;
const CACHE_BYTES = 16 * 1024 * 1024;
/** Maximum concurrent renders; further requests get the shell. */
const MAX_RENDERS = 16;
const MAX_ADDRESS_LENGTH = 2000;

/** Creates the cache of rendered pages, optionally shared with other gateways. */
export function createPageCache(shared?: SharedReplies): ResponseCache {
  return new ResponseCache(CACHE_BYTES, { staleSeconds: STALE_SECONDS, shared });
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  // Prices are rendered in the visitor's lead currency.
  vary: 'accept-language, cookie',
};
// Failure pages must not be cached.
const failureHeaders = { ...pageHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
// Asks search engines to retry.
const unavailableHeaders = { ...failureHeaders, 'retry-after': String(RETRY_SECONDS) };

/**
 * Serves the web app's pages as rendered for visitors, cached for some seconds and served stale for another minute
 * while being refreshed. Users always get a working page: if rendering fails, is slow or is overloaded, the shell is
 * sent and the browser renders. The status then indicates that the page is not the requested one.
 */
export function pageHost({
  siteUrl,
  template,
  renderPage,
  logger,
  cache,
  timeoutMs,
  onServed,
}: PageHostOptions): Router {
  const shell = new Reply(200, pageHeaders, template.shell);
  const unrendered = new Reply(503, unavailableHeaders, template.shell);
  let renders = 0;

  async function rendered(render: RenderPage, address: string, visitor: PageVisitor): Promise<Reply> {
    const { facts, leadCurrency, signal } = visitor;
    if (renders >= MAX_RENDERS) return unrendered;
    renders += 1;
    // `AbortSignal.timeout` would retain the rendered data until it fires.
    const late = new AbortController();
    const giveUp = () => late.abort();
    const timer = setTimeout(giveUp, timeoutMs);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const asked = { url: new URL(siteUrl + address), leadCurrency };
      return replyOf(template, await orTimeout(render(asked, { ...facts, token: null }, late.signal), late.signal));
    } catch (error) {
      const path = loggedPath(address);
      logger.warn({ requestId: facts.requestId, path, cause: String(error) }, 'Page was not rendered');
      return unrendered;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      renders -= 1;
    }
  }

  async function replyTo(address: string, visitor: PageVisitor): Promise<Reply> {
    if (!renderPage || address.length > MAX_ADDRESS_LENGTH || !address.startsWith('/')) return shell;
    const key = `${visitor.leadCurrency} ${address}`;
    const make = (signal = visitor.signal) => rendered(renderPage, address, { ...visitor, signal });
    return (await cache.get(key, make, { signal: visitor.signal })).reply;
  }

  async function serve(request: Request, response: Response): Promise<void> {
    const facts = factsOf(request);
    const visitor = { facts, leadCurrency: leadCurrencyOf(request.headers), signal: abortOnClose(response) };
    const reply = await replyTo(request.originalUrl, visitor);
    if (reply.status === 200 && reply !== shell) onServed?.(request);
    await reply.write(response, encodingFor(request.headers['accept-encoding']), facts.requestId);
  }

  const router = Router();
  router.get(anyPath, asyncHandler(serve));
  // A form submitted before its script runs is redirected back to its page, without the typed values in the URL.
  router.post(anyPath, ({ originalUrl }, response) => {
    // Two leading slashes would redirect to another site.
    response.redirect(303, `/${originalUrl.replace(/^[/\\]+/, '')}`);
  });
  return router;
}

function replyOf(template: PageTemplate, page: RenderedPage): Reply {
  const html = template.fill(page);
  if (page.status === 503) return new Reply(503, unavailableHeaders, html);
  if (page.status >= 500) return new Reply(page.status, failureHeaders, html);
  return new Reply(page.status, pageHeaders, html, page.status === 404 ? ABSENT_SECONDS : FRESH_SECONDS);
}

function orTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Rendering took too long')), { once: true });
    work.then(resolve, reject);
  });
}
