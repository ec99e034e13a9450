import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Wraps a handler so that its failures, synchronous or not, reach Express. */
export function asyncHandler(
  handle: (request: Request, response: Response, next: NextFunction) => Promise<unknown>,
): RequestHandler {
  return async (request, response, next) => {
    await handle(request, response, next);
  };
}
