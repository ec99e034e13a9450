import { type Request, Router } from 'express';
import { asyncHandler } from '../platform/http/async-handler.ts';

/** Words in addresses, and by what the category is known that each leads to. */
type Addresses = ReadonlyMap<string, string>;

const FRESH_MILLISECONDS = 30_000;
/** What a browser may keep of where an address leads: the word may get another category. */
const KEPT_SECONDS = 600;
const PARAMETERS = ['category', 'sub', 'categories'];

/** Sends addresses of the list that name a category by another word on to its own; others, and all while the api is away, pass. */
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

/** The address with the words by which its categories are known; null when it has these already. */
function ownAddress({ originalUrl }: Request, addresses: Addresses): string | null {
  const query = new URLSearchParams(originalUrl.slice(originalUrl.indexOf('?')));
  const own = [...query].map(([name, value]): [string, string] => {
    const slug = PARAMETERS.includes(name) ? addresses.get(value) : undefined;
    return [name, slug ?? value];
  });
  const target = new URLSearchParams(own).toString();
  return target === query.toString() ? null : `/products?${target}`;
}
