import helmet from 'helmet';
import type { RequestHandler } from 'express';

/**
 * Headers of everything but proxied replies, which bring their own. Pages load scripts from this site alone; styles may
 * stand in the page, because Emotion writes them there. Sandbox on `/graphql` brings a policy of its own in its page.
 */
export function securityHeaders(scriptSources: readonly string[]): RequestHandler {
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
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  const withoutPolicy = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  return (request, response, next) => {
    if (request.path === '/graphql') withoutPolicy(request, response, next);
    else policy(request, response, next);
  };
}
