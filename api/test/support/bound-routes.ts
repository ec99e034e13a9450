import type { Router } from 'express';

/** Returns every route of a router, in the notation of contracts: `GET /cart/{assetId}`. */
export function boundRoutes({ stack }: Router): string[] {
  return stack.flatMap(({ route }) =>
    route ? route.stack.map(({ method }) => `${method.toUpperCase()} ${inBraces(route.path)}`) : [],
  );
}

function inBraces(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}
