import helmet from 'helmet';
import type { RequestHandler } from 'express';

const HALF_A_YEAR = 15_552_000;

/** Options for the security headers. */
export interface SecurityHeaderOptions {
  /** Inline scripts, by hash. */
  readonly scriptSources: readonly string[];
  /** True if the shop is served over HTTPS, which enables HSTS. */
  readonly isEncrypted: boolean;
}

/**
 * Sets the headers of everything but proxied replies, which bring their own. Pages load scripts from this site only;
 * inline styles are allowed because Emotion uses them. Sandbox on `/graphql` has its own policy in its page.
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
