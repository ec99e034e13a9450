import type { Request, RequestHandler } from 'express';
import { Problem, problemBody } from './problem.ts';
import { requestIdOf } from './request-context.ts';

/** Minimum transfer rate of request bodies. */
export interface BodyRate {
  /** Milliseconds between two checks. */
  readonly lookEvery: number;
  /** Minimum bytes between two checks. */
  readonly minBytes: number;
}

/** 8 kB/s: far below any connection fast enough to upload a 5 MB picture. */
const usualRate: BodyRate = { lookEvery: 5000, minBytes: 40_000 };

/** Rejects requests whose body arrives too slowly, as they would tie up a connection indefinitely. */
export function bodyRate({ lookEvery, minBytes }: BodyRate = usualRate): RequestHandler {
  return (request, response, next) => {
    if (hasBody(request)) {
      let seen = request.socket.bytesRead;
      const watch = setInterval(() => {
        const come = request.socket.bytesRead - seen;
        seen += come;
        if (request.complete) clearInterval(watch);
        else if (come < minBytes && !response.headersSent) {
          const problem = new Problem('request_timeout');
          response.status(problem.status).set('connection', 'close').type('application/problem+json');
          response.end(JSON.stringify(problemBody(problem, requestIdOf(response))));
        }
      }, lookEvery);
      response.once('close', () => clearInterval(watch));
    }
    next();
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
