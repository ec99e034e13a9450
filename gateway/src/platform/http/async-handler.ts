import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** A handler whose failures, thrown at once or later, reach Express. */
export function asyncHandler(
  handle: (request: Request, response: Response, next: NextFunction) => Promise<unknown>,
): RequestHandler {
  return async (request, response, next) => {
    await handle(request, response, next);
  };
}
