import type { Request, RequestHandler } from 'express';
import { Problem, problemBody } from './problem.ts';
import { requestIdOf } from './request-context.ts';

/** How quickly a body has to come. */
export interface BodyRate {
  /** Milliseconds between two looks. */
  readonly lookEvery: number;
  /** Bytes that have to come between two looks. */
  readonly minBytes: number;
}

/** 8 kB a second: the slowest line that still carries a picture of 5 MB is far above it. */
const usualRate: BodyRate = { lookEvery: 5000, minBytes: 40_000 };

/** Refuses a request whose body drips: it holds a connection, and whatever waits for it, for as long as it likes. */
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
