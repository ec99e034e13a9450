import type { Request, Response, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import type { PreviewQuery } from './catalog-queries.ts';
import { catalogCalls } from './catalog.contract.ts';
import type { PreviewFormat } from './preview-image.ts';
import type { PreviewService } from './previews.service.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/** Recolours that one address may have drawn in a minute; those on disk cost nothing. */
const RECOLOURS_A_MINUTE = 60;

/** Serves the pictures of patterns. */
export function previewRoutes(router: Router, environment: CallEnvironment, previews: PreviewService): void {
  const recolours = createRateLimit(RECOLOURS_A_MINUTE, 60);
  for (const call of [catalogCalls.preview, catalogCalls.publicPreview]) {
    bindCall(router, call, environment, async ({ params, query, request, response }) => {
      const preview = await previews.preview(params.id, {
        width: query.w,
        formats: query.format ? [query.format] : formatsFor(request),
        palette: query.palette ?? null,
        spendRecolour: () => recolours.spend(request.ip ?? ''),
      });
      await sendPreview(preview, query, request, response);
    });
  }
}

async function sendPreview(
  preview: Awaited<ReturnType<PreviewService['preview']>>,
  query: PreviewQuery,
  request: Request,
  response: Response,
): Promise<void> {
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

/** Only who says that it can show WebP or AVIF gets it: old readers ask for anything and mean JPEG. */
function formatsFor(request: Request): [PreviewFormat, ...PreviewFormat[]] {
  const accepted = request.headers.accept ?? '';
  const usual = accepted.includes('image/webp') ? 'webp' : 'jpeg';
  return accepted.includes('image/avif') ? ['avif', usual] : [usual];
}

/** Compares as RFC 9110 section 13.1.2 asks: any tag of the list, weak or strong, or a star. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
