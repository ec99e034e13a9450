import { type RequestHandler, Router } from 'express';
import type { JsonObject } from 'swagger-ui-express';
import type { HttpMetrics } from './metrics.ts';
import { metricsGuard } from './metrics-guard.ts';

interface Watched {
  readonly metrics: Pick<HttpMetrics, 'contentType' | 'text'>;
  /** Bearer token for the metrics; null restricts them to callers on this machine. */
  readonly metricsToken: string | null;
  /** Returns the reason requests cannot be served, as one sentence, or null. */
  readonly whyNotReady: () => Promise<string | null>;
  /** Returns whether the file store works. Most of the shop works without it. */
  readonly hasFiles: () => Promise<boolean>;
}

interface Operations extends Watched {
  /** Called on the first request for the document, to keep startup fast. */
  readonly openApi: () => JsonObject;
}

/** Registers the routes for operators and developers: health, metrics and API reference. */
export function operationsRoutes(router: Router, { openApi, ...watched }: Operations): void {
  healthRoutes(router, watched);
  let described: JsonObject | null = null;
  const description = () => (described ??= openApi());
  let reference: Promise<RequestHandler> | null = null;

  router.get('/openapi.json', (_request, response) => {
    response.json(description());
  });
  router.use('/docs', async (...call) => (await (reference ??= referencePages(description())))(...call));
}

/** Registers the health and metrics routes. */
export function healthRoutes(router: Router, { metrics, metricsToken, whyNotReady, hasFiles }: Watched): void {
  router.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  router.get('/health/ready', async (_request, response) => {
    const [reason, hasAllFiles] = await Promise.all([whyNotReady(), hasFiles()]);
    const files = hasAllFiles ? 'ok' : 'unavailable';
    if (reason === null) response.json({ status: 'ready', files });
    else response.status(503).json({ status: 'not ready', reason, files });
  });
  router.get('/metrics', metricsGuard(metricsToken), async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
}

/** Returns the API reference pages. Loaded on demand, because they bring their own copy of Express. */
async function referencePages(description: JsonObject): Promise<RequestHandler> {
  const { default: swaggerUi } = await import('swagger-ui-express');
  const page = swaggerUi.setup(description, { customSiteTitle: 'Halfdrop REST' });
  return Router().use(swaggerUi.serve, page);
}
