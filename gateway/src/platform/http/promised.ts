import type { Request, RequestHandler, Response } from 'express';

/** A handler whose failures, thrown at once or later, reach Express. */
export function promised(handle: (request: Request, response: Response) => Promise<unknown>): RequestHandler {
  return async (request, response) => {
    await handle(request, response);
  };
}
