import type { Request, Response, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { PreviewQuery } from './catalog-queries.ts';
import { catalogCalls } from './catalog.contract.ts';
import type { PreviewFormat } from './preview-image.ts';
import type { PreviewService } from './previews.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/** Serves the pictures of patterns. */
export function previewRoutes(router: Router, environment: CallEnvironment, previews: PreviewService): void {
  for (const call of [catalogCalls.preview, catalogCalls.publicPreview]) {
    bindCall(router, call, environment, ({ params, query, request, response }) =>
      sendPreview(previews, params.id, query, request, response),
    );
  }
}

async function sendPreview(
  previews: PreviewService,
  idOrSlug: string,
  query: PreviewQuery,
  request: Request,
  response: Response,
): Promise<void> {
  const preview = await previews.preview(idOrSlug, query.w, query.format ?? formatFor(request));
  response.set({
    'content-type': `image/${preview.format}`,
    'cache-control': query.v === preview.version ? FOR_EVER : FOR_A_WHILE,
    etag: preview.etag,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (query.format === undefined) response.vary('Accept');
  if (isKnown(request, preview.etag)) {
    response.status(304).end();
    return;
  }
  response.end(await preview.bytes());
}

/** Only who says that it can show WebP gets it: old readers ask for anything and mean JPEG. */
function formatFor(request: Request): PreviewFormat {
  return request.headers.accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Compares as RFC 9110 section 13.1.2 asks: any tag of the list, weak or strong, or a star. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
