import helmet from 'helmet';
import type { RequestHandler } from 'express';

const HALF_A_YEAR = 15_552_000;

/** What the headers depend on. */
export interface SecurityHeaderOptions {
  /** Scripts that stand in the page, by their hash. */
  readonly scriptSources: readonly string[];
  /** True when people reach the shop over HTTPS: browsers are then told to insist on it. */
  readonly isEncrypted: boolean;
}

/**
 * Headers of everything but proxied replies, which bring their own. Pages load scripts from this site alone; styles may
 * stand in the page, because Emotion writes them there. Sandbox on `/graphql` brings a policy of its own in its page.
 */
export function securityHeaders({ scriptSources, isEncrypted }: SecurityHeaderOptions): RequestHandler {
  const strictTransportSecurity = isEncrypted && { maxAge: HALF_A_YEAR, includeSubDomains: false };
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptSources],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    strictTransportSecurity,
    xFrameOptions: { action: 'deny' },
  });
  const withoutPolicy = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity,
  });
  return (request, response, next) => {
    if (request.path === '/graphql') withoutPolicy(request, response, next);
    else policy(request, response, next);
  };
}
