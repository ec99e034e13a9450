import type { Request, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { previewCalls } from './previews.contract.ts';
import type { PreviewFormat } from './preview-image.ts';
import type { PreviewService } from './previews.service.ts';
import { sendPicture } from './send-picture.ts';

/** Recolors that one address may have drawn in a minute; those on disk cost nothing. */
const RECOLORS_A_MINUTE = 60;

/** Serves the pictures of patterns. */
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

/** Only who says that it can show WebP or AVIF gets it: old readers ask for anything and mean JPEG. */
function formatsFor(request: Request): [PreviewFormat, ...PreviewFormat[]] {
  const accepted = request.headers.accept ?? '';
  const usual = accepted.includes('image/webp') ? 'webp' : 'jpeg';
  return accepted.includes('image/avif') ? ['avif', usual] : [usual];
}
