import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { HomePage, TextWords } from '../generated/rest.ts';
import { asyncHandler } from '../platform/http/async-handler.ts';
import { BodyTooLarge, BodyTooSlow, readBody } from '../platform/http/read-body.ts';
import { encodingFor, Reply } from '../platform/http/reply.ts';
import { factsOf, type RequestFacts } from '../platform/http/request-facts.ts';
import { abortOnClose } from '../platform/http/abort-on-close.ts';
import { leadCurrencyOf } from '../platform/web/lead-currency.ts';
import type { PageRequest } from '../platform/web/page-host.ts';
import type { PageTemplate, RenderedPage } from '../platform/web/page-template.ts';
import { RestFailure } from '../platform/rest-failure.ts';
import type { Caller } from '../platform/request-context.ts';
import type { TextDeskApi } from './TextDeskApi.ts';

/** Renders the home page with a draft instead of the published text, as visitors would see it. */
export type RenderHomeDraft = (
  draft: HomePage,
  page: PageRequest,
  facts: RequestFacts,
  signal: AbortSignal,
) => Promise<RenderedPage>;

/** Options for home page previews. */
export interface HomePreviewOptions {
  readonly apisFor: (caller: Caller) => { readonly textDesk: TextDeskApi };
  /** Public origin of the shop. */
  readonly siteUrl: string;
  readonly template: PageTemplate;
  /** No pages are rendered when omitted. */
  readonly render: RenderHomeDraft | undefined;
  /** Milliseconds after which rendering is aborted. */
  readonly timeoutMs: number;
  readonly bodyDeadlineMs: number;
  readonly logger: Logger;
}

/** Path used by the text desk. */
const PREVIEW_PATH = '/preview/home';
/** Drafts are limited to 50,000 characters. */
const MAX_BYTES = 300_000;
/** Maximum concurrent draft renders, to keep capacity for visitors' pages. */
const MAX_RENDERS = 2;

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
/** Also removes the fallback for browsers without scripts. */
const scripts = /<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * Renders a draft of the home page as visitors will see it, for users who may edit it, as determined by the API. The
 * result is never cached and contains no scripts.
 */
export function homePreviewRoutes(options: HomePreviewOptions): Router {
  let renders = 0;

  async function draw(draft: HomePage, request: Request, signal: AbortSignal): Promise<Reply> {
    const { render, siteUrl, template, timeoutMs } = options;
    if (!render || renders >= MAX_RENDERS) return words(503, 'The preview cannot be drawn just now.');
    renders += 1;
    try {
      const page = { url: new URL('/', siteUrl), leadCurrency: leadCurrencyOf(request.headers) };
      const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const html = template.fill(await render(draft, page, factsOf(request), either)).replaceAll(scripts, '');
      return new Reply(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }, html);
    } finally {
      renders -= 1;
    }
  }

  async function replyTo(request: Request, signal: AbortSignal): Promise<Reply> {
    const facts = factsOf(request);
    try {
      const draft = draftIn(await readBody(request, MAX_BYTES, options.bodyDeadlineMs));
      if (!draft) return words(400, 'Title, summary and body are expected as JSON.');
      const { textDesk } = options.apisFor({ ...facts, signal });
      const { home } = await textDesk.preview({ kind: 'home', slug: 'page', ...draft });
      return home ? await draw(home, request, signal) : words(422, 'Its sections cannot be read.');
    } catch (cause) {
      if (cause instanceof RestFailure && cause.status < 500) return words(cause.status, cause.message);
      if (cause instanceof BodyTooLarge) return words(413, 'The draft is too long.');
      if (cause instanceof BodyTooSlow) return words(408, 'The draft took too long to arrive.');
      options.logger.warn({ requestId: facts.requestId, cause: String(cause) }, 'A draft was not drawn');
      return words(503, 'The preview cannot be drawn just now.');
    }
  }

  async function serve(request: Request, response: Response): Promise<void> {
    const reply = await replyTo(request, abortOnClose(response));
    await reply.write(response, encodingFor(request.headers['accept-encoding']), factsOf(request).requestId);
  }

  const router = Router({ strict: true });
  router.post(PREVIEW_PATH, asyncHandler(serve));
  return router;
}

function words(status: number, message: string): Reply {
  return new Reply(status, { ...headers, 'content-type': 'application/json' }, JSON.stringify({ message }));
}

/** Parses a draft; null if the body is not a valid one. */
function draftIn(body: Buffer): TextWords | null {
  let read: unknown;
  try {
    read = JSON.parse(body.toString());
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { title, summary, body: sections } = { title: null, summary: null, body: null, ...read };
  if (typeof title !== 'string' || typeof summary !== 'string' || typeof sections !== 'string') return null;
  return { title, summary, body: sections };
}
