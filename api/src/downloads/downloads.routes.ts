import path from 'node:path';
import type { Response, Router } from 'express';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { certificateRoutes } from './certificates.routes.ts';
import type { CertificateService } from './certificates.service.ts';
import { downloadCalls } from './downloads.contract.ts';
import type { DownloadService } from './downloads.service.ts';
import type { FreeDownloads } from './free-downloads.ts';
import { planDownloadCalls } from './plan-downloads.contract.ts';
import type { PlanDownloads } from './plan-downloads.ts';
import { linkCookieOf, setLinkCookie } from './link-cookie.ts';

interface DownloadServices {
  readonly downloads: DownloadService;
  readonly freeDownloads: FreeDownloads;
  readonly planDownloads: PlanDownloads;
  readonly certificates: CertificateService;
  readonly callLimits: RateLimits;
  readonly publicUrl: string;
}

/** Registers the routes of this domain. */
export function downloadRoutes(
  router: Router,
  environment: CallEnvironment,
  { downloads, freeDownloads, planDownloads, certificates, callLimits, publicUrl }: DownloadServices,
): void {
  const isSecure = publicUrl.startsWith('https:');

  bindCall(router, downloadCalls.library, environment, ({ viewer, query }) =>
    downloads.library(viewer.userId, query.page, query.limit),
  );
  bindCall(router, downloadCalls.owned, environment, async ({ viewer, query }) => ({
    ids: await downloads.owned(viewer.userId, query.ids),
  }));
  bindCall(router, downloadCalls.history, environment, ({ viewer, query }) =>
    downloads.history(viewer.userId, query.page, query.limit),
  );
  bindCall(router, downloadCalls.createLink, environment, async ({ viewer, params, body, response }) => {
    const { link, cookie } = await downloads.createLink(viewer, params.entitlementId, body);
    setLinkCookie(response, cookie, { isSecure });
    return link;
  });
  bindCall(router, downloadCalls.claimFree, environment, ({ viewer, params }) =>
    freeDownloads.claim(viewer.userId, params.assetId),
  );
  bindCall(router, planDownloadCalls.quota, environment, async ({ viewer }) => ({
    quota: await planDownloads.quota(viewer.userId),
  }));
  bindCall(router, planDownloadCalls.claimWithPlan, environment, ({ viewer, body }) =>
    planDownloads.claim(viewer.userId, body.assetId),
  );
  certificateRoutes(router, environment, { certificates, callLimits });
  bindCall(router, downloadCalls.file, environment, async ({ viewer, params, request, response }) => {
    const zip = await downloads.fileBehind(params.token, { viewer, cookie: linkCookieOf(request) });
    response.setHeader('etag', zip.etag);
    response.setHeader('cache-control', 'private, no-cache');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.attachment(zip.fileName);
    await sendFile(response, zip.path);
  });
}

/** Streams a file; supports Range, If-Range and If-None-Match. A client that disconnects is not an error. */
function sendFile(response: Response, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { root: path.dirname(file), cacheControl: false, lastModified: false };
    response.sendFile(path.basename(file), options, (error: unknown) => {
      if (error && !response.destroyed && !response.req.destroyed) reject(error);
      else resolve();
    });
  });
}
