import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Restricts metrics to holders of the token; without a token, to unproxied requests from this machine. */
export function metricsAccess(token: string | undefined): RequestHandler {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return (request, response, next) => {
    const isAllowed = expected
      ? timingSafeEqual(digest(request.headers.authorization ?? ''), expected)
      : LOOPBACK.test(request.socket.remoteAddress ?? '') && FORWARDING.every((name) => !(name in request.headers));
    if (isAllowed) next();
    else
      response
        .status(expected ? 401 : 403)
        .set('cache-control', 'no-store')
        .end();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
