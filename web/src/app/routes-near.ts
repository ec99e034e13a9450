import { matchPath } from 'react-router-dom';
import { routes, type ShopRoute } from './routes.tsx';

const firstPart = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? '';

const routesByFirstPart = new Map<string, ShopRoute[]>();
for (const route of routes) {
  const part = firstPart(route.path);
  routesByFirstPart.set(part, [...(routesByFirstPart.get(part) ?? []), route]);
}

/** Returns the candidate routes for a path. Matching against all routes takes longer than rendering much of a page. */
export function routesNear(pathname: string): readonly ShopRoute[] {
  return routesByFirstPart.get(firstPart(pathname)) ?? [];
}

/** Preloads the script of the page at `pathname`. */
export function preloadPage(pathname: string): void {
  routesNear(pathname)
    .find(({ path }) => matchPath(path, pathname))
    ?.Page.preload(pathname);
}

/** Returns whether a page exists at `pathname`. */
export function isKnownPath(pathname: string): boolean {
  return routesNear(pathname).some(({ path }) => matchPath(path, pathname));
}
