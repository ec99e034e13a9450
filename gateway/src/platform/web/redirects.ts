import { Router } from 'express';

/** Common outdated paths and their current location. */
const moved: Readonly<Record<string, string>> = {
  '/faq': '/help',
  '/faq/': '/help',
  '/help-center': '/help',
  '/help-center/': '/help',
  // API calls live below `/api/`; the developer page is `/api` itself.
  '/api/': '/api',
};

/** Redirects outdated paths permanently, keeping their query. */
export function redirects(): Router {
  const router = Router({ strict: true });
  router.get(Object.keys(moved), (request, response) => {
    const query = request.originalUrl.slice(request.path.length);
    response.redirect(301, `${moved[request.path] ?? '/'}${query}`);
  });
  return router;
}
