import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { Problem } from './problem.ts';

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Restricts metrics to bearers of the token or, without one, to unforwarded requests from this machine. Everyone else
 * receives 404.
 */
export function metricsGuard(token: string | null): RequestHandler {
  const mayRead = token === null ? isLocal : bears(token);
  return (request, _response, next) => {
    if (!mayRead(request)) throw new Problem('not_found', { message: 'There is nothing at this address.' });
    next();
  };
}

function isLocal({ socket, headers }: Request): boolean {
  return loopback.test(socket.remoteAddress ?? '') && forwardingHeaders.every((name) => headers[name] === undefined);
}

function bears(token: string): (request: Request) => boolean {
  const expected = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
