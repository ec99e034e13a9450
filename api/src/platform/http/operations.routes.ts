import { type RequestHandler, Router } from 'express';
import type { JsonObject } from 'swagger-ui-express';
import type { HttpMetrics } from './metrics.ts';
import { metricsGuard } from './metrics-guard.ts';

interface Watched {
  readonly metrics: Pick<HttpMetrics, 'contentType' | 'text'>;
  /** Who may read the figures; null for callers on this machine alone. */
  readonly metricsToken: string | null;
  /** Why requests cannot be served now, in one sentence; null while they can. */
  readonly whyNotReady: () => Promise<string | null>;
  /** Whether files can be kept and read. Most of the shop goes on without. */
  readonly hasFiles: () => Promise<boolean>;
}

interface Operations extends Watched {
  /** Called when the description is first asked for: a start need not wait for it. */
  readonly openApi: () => JsonObject;
}

/** What operators and developers look at: health, figures and the reference. */
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

/** What tells how a process is: health and figures. */
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

/** The pages of the reference, loaded when somebody opens them: they bring an Express of their own. */
async function referencePages(description: JsonObject): Promise<RequestHandler> {
  const { default: swaggerUi } = await import('swagger-ui-express');
  const page = swaggerUi.setup(description, { customSiteTitle: 'Halfdrop REST' });
  return Router().use(swaggerUi.serve, page);
}
