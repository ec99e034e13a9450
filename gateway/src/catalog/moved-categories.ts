import { type Request, Router } from 'express';
import { asyncHandler } from '../platform/http/async-handler.ts';

/** Category aliases and the canonical slug each leads to. */
type Addresses = ReadonlyMap<string, string>;

const FRESH_MILLISECONDS = 30_000;
/** Seconds a browser may cache a redirect, since an alias may move to another category. */
const KEPT_SECONDS = 600;
const PARAMETERS = ['category', 'sub', 'categories'];

/**
 * Redirects list URLs that use a category alias to the canonical slug; other URLs pass through, as do all while the API
 * is down.
 */
export function movedCategories(
  read: () => Promise<ReadonlyArray<{ readonly alias: string; readonly slug: string }>>,
): Router {
  let known: { readonly addresses: Promise<Addresses>; readonly readAt: number } | undefined;
  const none: Addresses = new Map();

  function addresses(): Promise<Addresses> {
    if (known && Date.now() - known.readAt < FRESH_MILLISECONDS) return known.addresses;
    const asked = read().then(
      (all) => new Map(all.map(({ alias, slug }) => [alias, slug])),
      () => none,
    );
    known = { addresses: asked, readAt: Date.now() };
    return asked;
  }

  const router = Router({ strict: true });
  router.get(
    '/products',
    asyncHandler(async (request, response, next) => {
      const target = namesCategory(request) ? ownAddress(request, await addresses()) : null;
      if (target === null) return next();
      response.set('cache-control', `max-age=${KEPT_SECONDS}`).redirect(301, target);
    }),
  );
  return router;
}

function namesCategory({ originalUrl }: Request): boolean {
  return PARAMETERS.some((name) => originalUrl.includes(`${name}=`));
}

/** Returns the URL with canonical category slugs; null if it already uses them. */
function ownAddress({ originalUrl }: Request, addresses: Addresses): string | null {
  const query = new URLSearchParams(originalUrl.slice(originalUrl.indexOf('?')));
  const own = [...query].map(([name, value]): [string, string] => {
    const slug = PARAMETERS.includes(name) ? addresses.get(value) : undefined;
    return [name, slug ?? value];
  });
  const target = new URLSearchParams(own).toString();
  return target === query.toString() ? null : `/products?${target}`;
}
