import type { Request, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { previewCalls } from './previews.contract.ts';
import type { PreviewFormat } from './preview-image.ts';
import type { PreviewService } from './previews.service.ts';
import { sendPicture } from './send-picture.ts';

/** Recolors drawn per minute and IP address; cached ones are not limited. */
const RECOLORS_A_MINUTE = 60;

/** Registers the routes for pattern images. */
export function previewRoutes(
  router: Router,
  environment: CallEnvironment,
  { previews, callLimits }: { readonly previews: PreviewService; readonly callLimits: RateLimits },
): void {
  const recolors = callLimits('recolors', RECOLORS_A_MINUTE, 60);
  for (const call of [previewCalls.preview, previewCalls.publicPreview]) {
    bindCall(router, call, environment, async ({ params, query, request, response }) => {
      const preview = await previews.preview(params.id, {
        width: query.w,
        form: query.form,
        formats: query.format ? [query.format] : formatsFor(request),
        palette: query.palette ?? null,
        spendRecolor: () => recolors.spend(request.ip ?? ''),
      });
      if (query.format === undefined) response.vary('Accept');
      await sendPicture(request, response, { ...preview, isLasting: query.v === preview.version });
    });
  }
}

/**
 * Negotiates the format. Only clients that explicitly accept WebP or AVIF get it: older ones accept any type and expect
 * JPEG.
 */
function formatsFor(request: Request): [PreviewFormat, ...PreviewFormat[]] {
  const accepted = request.headers.accept ?? '';
  const usual = accepted.includes('image/webp') ? 'webp' : 'jpeg';
  return accepted.includes('image/avif') ? ['avif', usual] : [usual];
}
