import type { Request } from 'express';

/** The caller's network address; behind the gateway, the one it forwards. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}
