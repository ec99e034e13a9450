import { matchPath } from 'react-router-dom';
import { routes, type ShopRoute } from './routes.tsx';

const firstPart = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? '';

const routesByFirstPart = new Map<string, ShopRoute[]>();
for (const route of routes) {
  const part = firstPart(route.path);
  routesByFirstPart.set(part, [...(routesByFirstPart.get(part) ?? []), route]);
}

/** The routes that may match a path: to try all of them takes longer than to render many a part of a page. */
export function routesNear(pathname: string): readonly ShopRoute[] {
  return routesByFirstPart.get(firstPart(pathname)) ?? [];
}

/** Asks for the script of the page of a path, which is about to be shown. */
export function preloadPage(pathname: string): void {
  routesNear(pathname)
    .find(({ path }) => matchPath(path, pathname))
    ?.Page.preload(pathname);
}

/** Whether a path leads to a page of the shop. */
export function isKnownPath(pathname: string): boolean {
  return routesNear(pathname).some(({ path }) => matchPath(path, pathname));
}
