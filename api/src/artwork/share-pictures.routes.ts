import type { Request, Response, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { sendPicture } from './send-picture.ts';
import { sharePictureCalls } from './share-pictures.contract.ts';
import type { SharePictureService } from './share-pictures.service.ts';

/** Images drawn per minute and IP address; cached ones are not limited. */
const DRAWINGS_A_MINUTE = 60;

interface SharePictureNeeds {
  readonly sharePictures: SharePictureService;
  readonly callLimits: RateLimits;
}

/** Registers the routes for link preview images. */
export function sharePictureRoutes(
  router: Router,
  environment: CallEnvironment,
  { sharePictures: pictures, callLimits }: SharePictureNeeds,
): void {
  const drawings = callLimits('share-pictures', DRAWINGS_A_MINUTE, 60);

  async function send(
    picture: Awaited<ReturnType<SharePictureService['ofShop']>>,
    version: string | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    await sendPicture(request, response, {
      format: 'jpeg',
      etag: picture.etag,
      isLasting: version === picture.version,
      bytes: () => picture.bytes(() => drawings.spend(request.ip ?? '')),
    });
  }

  bindCall(router, sharePictureCalls.sharePicture, environment, async ({ params, query, request, response }) =>
    send(await pictures.ofAsset(params.id), query.v, request, response),
  );
  bindCall(router, sharePictureCalls.shopSharePicture, environment, async ({ request, response }) =>
    send(await pictures.ofShop(), undefined, request, response),
  );
}
