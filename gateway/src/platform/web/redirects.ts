import { Router } from 'express';

/** Addresses that people find in links, and where what they name really is. */
const moved: Readonly<Record<string, string>> = {
  '/faq': '/help',
  '/faq/': '/help',
  '/help-center': '/help',
  '/help-center/': '/help',
  // Below `/api/` lie calls; the page for developers is `/api` itself.
  '/api/': '/api',
};

/** Sends moved addresses on for good, with their query. */
export function redirects(): Router {
  const router = Router({ strict: true });
  router.get(Object.keys(moved), (request, response) => {
    const query = request.originalUrl.slice(request.path.length);
    response.redirect(301, `${moved[request.path] ?? '/'}${query}`);
  });
  return router;
}
