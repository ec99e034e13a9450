import type { Request } from 'express';

/** Returns the client's IP address; behind the gateway, the forwarded one. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}
