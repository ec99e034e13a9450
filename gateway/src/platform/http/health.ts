import { type Request, type Response, Router } from 'express';
import { exchange, ExchangeFailure } from '../exchange.ts';
import type { CallDispatcher } from '../upstream-pool.ts';
import { asyncHandler } from './async-handler.ts';

/**
 * `/health/live`: the process responds. `/health/ready`: it accepts work, and the API does not report otherwise. A slow
 * API counts as ready: removing gateways would turn slow replies into none.
 */
export function healthRoutes({
  dispatcher,
  isDraining,
}: {
  dispatcher: CallDispatcher;
  isDraining: () => boolean;
}): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  async function ready(_request: Request, response: Response): Promise<void> {
    const api = await askApi(dispatcher);
    const isReady = api !== 'unavailable' && !isDraining();
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: isReady ? 'ok' : 'unavailable', api });
  }
  router.get('/health/ready', asyncHandler(ready));
  return router;
}

async function askApi(dispatcher: CallDispatcher): Promise<'ok' | 'slow' | 'unavailable'> {
  try {
    const request = { method: 'GET', path: '/health/ready', headers: {}, deadlineMs: 1000, maxBytes: 10_000 } as const;
    return (await exchange(dispatcher, request)).status === 200 ? 'ok' : 'unavailable';
  } catch (failure) {
    return failure instanceof ExchangeFailure && failure.isConnectionFailure ? 'unavailable' : 'slow';
  }
}
