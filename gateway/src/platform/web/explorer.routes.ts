import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { staticFiles } from './static-files.ts';

/** Serves the local GraphQL explorer at the path it was built for: `/graphql/explorer`. */
export function explorerRoutes(folder: string): Router {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.get('/', (_request, response) => {
    response.set('cache-control', 'no-cache').type('html').send(page);
  });
  router.use(staticFiles(folder));
  return router;
}
