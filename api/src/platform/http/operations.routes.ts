import type { Router } from 'express';
import swaggerUi, { type JsonObject } from 'swagger-ui-express';
import type { HttpMetrics } from './metrics.ts';

interface Operations {
  readonly metrics: HttpMetrics;
  readonly isReady: () => Promise<boolean>;
  readonly openApi: JsonObject;
}

/** What operators and developers look at: health, figures and the reference. */
export function operationsRoutes(router: Router, { metrics, isReady, openApi }: Operations): void {
  router.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  router.get('/health/ready', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  router.get('/openapi.json', (_request, response) => {
    response.json(openApi);
  });
  router.use('/docs', swaggerUi.serve, swaggerUi.setup(openApi, { customSiteTitle: 'Halfdrop REST' }));
}
