import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import type { Logger } from 'pino';
import type { GraphqlHandler } from '../graphql/graphql-handler.ts';
import { explorerRoutes } from '../web/explorer.routes.ts';
import { pageHost, type RenderPage } from '../web/page-host.ts';
import type { PageTemplate } from '../web/page-template.ts';
import { redirects } from '../web/redirects.ts';
import { staticFiles } from '../web/static-files.ts';
import { fail } from './front.ts';
import type { Metrics } from './metrics.ts';
import { metricsAccess } from './metrics-access.ts';
import { asyncHandler } from './async-handler.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Proxy } from './proxy.ts';
import { securityHeaders } from './security-headers.ts';

/** Handlers of the app. */
export interface AppParts {
  readonly graphql: GraphqlHandler;
  readonly proxy: Proxy;
  readonly health: Router;
  readonly metrics: Metrics;
  /** Token required to read metrics; without it, metrics are available only from this machine. */
  readonly metricsToken: string | undefined;
  readonly logger: Logger;
  /** Public origin of the shop. */
  readonly siteUrl: string;
  /** Routes of the domains besides GraphQL: the sitemap, redirects and draft previews. */
  readonly ownRoutes: readonly Router[];
  readonly template: PageTemplate;
  /** Folders of the built web app and the local GraphQL explorer; undefined if not served. */
  readonly folders: { readonly web: string | undefined; readonly explorer: string | undefined };
  readonly renderPage: RenderPage | undefined;
  /** Cache of rendered pages. */
  readonly pageCache: ResponseCache;
  /** Milliseconds after which rendering is aborted. */
  readonly renderTimeoutMs: number;
  /** Called for each rendered page that is served. */
  readonly onPageServed: (request: IncomingMessage) => void;
}

/** Creates the Express app and its routes. Proxied replies come first, since they bring their own headers. */
export function createApp(parts: AppParts): Express {
  const { graphql, proxy, health, metrics, metricsToken, logger, siteUrl, template, folders, renderPage } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(redirects());
  app.use((request, response, next) => {
    if (request.originalUrl.startsWith('/api/')) void proxy(request, response);
    else next();
  });
  app.use(health);
  app.get(
    '/metrics',
    metricsAccess(metricsToken),
    asyncHandler(async (_request, response) => {
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    }),
  );
  app.use(securityHeaders({ scriptSources: template.scriptSources, isEncrypted: siteUrl.startsWith('https:') }));
  app.all('/graphql', asyncHandler(graphql));
  if (folders.explorer !== undefined) app.use('/graphql/explorer', explorerRoutes(folders.explorer));
  if (folders.web !== undefined) app.use(staticFiles(folders.web));
  app.get('/favicon.ico', (_request, response) => {
    response.status(204).end();
  });
  app.use([...parts.ownRoutes]);
  const { renderTimeoutMs: timeoutMs, onPageServed: onServed, pageCache: cache } = parts;
  app.use(pageHost({ siteUrl, template, logger, cache, renderPage, timeoutMs, onServed }));
  const lastResort: ErrorRequestHandler = (error, request, response, _next) => fail(logger, error, request, response);
  app.use(lastResort);
  return app;
}
