import type { RequestHandler, Router } from 'express';
import swaggerUi, { type JsonObject } from 'swagger-ui-express';
import type { HttpMetrics } from './metrics.ts';
import { metricsGuard } from './metrics-guard.ts';

interface Operations {
  readonly metrics: HttpMetrics;
  /** Who may read the figures; null for callers on this machine alone. */
  readonly metricsToken: string | null;
  readonly isReady: () => Promise<boolean>;
  /** Called when the description is first asked for: a start need not wait for it. */
  readonly openApi: () => JsonObject;
}

/** What operators and developers look at: health, figures and the reference. */
export function operationsRoutes(router: Router, { metrics, metricsToken, isReady, openApi }: Operations): void {
  let described: JsonObject | null = null;
  const description = () => (described ??= openApi());
  let page: RequestHandler | null = null;
  const reference = () => (page ??= swaggerUi.setup(description(), { customSiteTitle: 'Halfdrop REST' }));

  router.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  router.get('/health/ready', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  router.get('/metrics', metricsGuard(metricsToken), async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  router.get('/openapi.json', (_request, response) => {
    response.json(description());
  });
  // The page's script is served from what `setup` leaves behind.
  const prepare: RequestHandler = (_request, _response, next) => {
    reference();
    next();
  };
  router.use('/docs', prepare, swaggerUi.serve, (...call: Parameters<RequestHandler>) => reference()(...call));
}
