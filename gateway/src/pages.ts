import type { Logger } from 'pino';
import { movedCategories } from './catalog/moved-categories.ts';
import { productAddresses } from './catalog/product-addresses.ts';
import { homePreviewRoutes, type RenderHomeDraft } from './content/home-preview.routes.ts';
import { type Apis, type ApisFor, createContext, type GatewayContext } from './context.ts';
import type { HomePage } from './generated/rest.ts';
import type { Changes } from './platform/live/change-feed.ts';
import type { Caller } from './platform/request-context.ts';
import type { PageRequest, RenderPage } from './platform/web/page-host.ts';
import { pageTemplate, type RenderedPage } from './platform/web/page-template.ts';
import { serverLink, type ServerLinkOptions } from './platform/web/server-link.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

/** The `render` of the web app's server bundle. */
export type WebRenderer = (
  page: PageRequest,
  link: ReturnType<typeof serverLink>,
  signal: AbortSignal,
) => Promise<RenderedPage>;

/** The built web app; without `render`, the browser draws every page. */
export interface WebApp {
  readonly folder: string;
  readonly indexHtml: string;
  readonly render?: WebRenderer | undefined;
}

interface PageOptions extends Omit<ServerLinkOptions, 'context'> {
  /** Left out, there are no pages. */
  readonly web: WebApp | undefined;
  readonly apisFor: ApisFor;
  readonly changes: Changes;
  /** Origin of the shop as people use it. */
  readonly siteUrl: string;
  readonly logger: Logger;
  readonly renderTimeoutMs: number;
  readonly bodyDeadlineMs: number;
}

const notBuilt = '<!doctype html><title>Halfdrop</title><p>The web app is not built.</p>';

/** What pages are drawn by, and what domains answer beside them. */
export function webParts(options: PageOptions) {
  const { web, apisFor, siteUrl, logger, renderTimeoutMs: timeoutMs, bodyDeadlineMs } = options;
  const template = pageTemplate(web?.indexHtml ?? notBuilt);
  const renderers = web?.render && pageRenderers(web.render, options);
  const moved = () => apisFor(nobody('moved-categories')).categoryDesk.addresses();
  const preview = { apisFor, siteUrl, template, timeoutMs, bodyDeadlineMs, logger };
  return {
    template,
    renderPage: renderers?.published,
    ownRoutes: [
      sitemapRoutes({ apisFor, siteUrl, logger }),
      movedCategories(moved),
      productAddresses(() => apisFor(nobody('product-addresses')).catalog),
      homePreviewRoutes({ ...preview, render: renderers?.homeDraft }),
    ],
  };
}

/** Renders pages whose operations are run in this process: as they are, and the home page with a draft. */
function pageRenderers(
  render: WebRenderer,
  { apisFor, changes, apollo, operations }: PageOptions,
): { readonly published: RenderPage; readonly homeDraft: RenderHomeDraft } {
  const renderIn = (page: PageRequest, context: GatewayContext, signal: AbortSignal) =>
    render(page, serverLink({ apollo, operations, context }), signal);
  return {
    published: (page, facts, signal) => renderIn(page, createContext(apisFor, changes, { ...facts, signal }), signal),
    homeDraft(draft, page, facts, signal) {
      const visitor = { ...facts, token: null, signal };
      return renderIn(
        page,
        createContext((caller) => withHomeDraft(apisFor(caller), draft), changes, visitor),
        signal,
      );
    },
  };
}

function withHomeDraft(apis: Apis, draft: HomePage): Apis {
  const content = { ...apis.content, homePage: () => Promise.resolve(draft) };
  // Inherited, not copied: a copy would make the clients of every domain.
  return Object.create(apis, { content: { value: content } });
}

/** Who asks what the gateway asks for itself. */
export function nobody(requestId: string): Caller {
  return { requestId, clientAddress: null, userAgent: null, token: null };
}
