import type { Response, Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { TusServer } from './tus-server.ts';
import { uploadCalls } from './uploads.contract.ts';
import type { AdmittedUpload, UploadService } from './uploads.service.ts';

/** Dependencies of the routes for uploads. */
export interface UploadServices {
  readonly uploads: UploadService;
  readonly tus: TusServer;
}

const CREATED = 201;

/** Registers the tus routes. Requests are authorized here, before tus sees them. */
export function uploadRoutes(router: Router, environment: CallEnvironment, { uploads, tus }: UploadServices): void {
  bindCall(router, uploadCalls.options, environment, ({ request, response }) => tus.answer(request, response));

  bindCall(router, uploadCalls.create, environment, async ({ viewer, headers, request, response }) => {
    const upload = await uploads.open(viewer.actor, {
      length: headers['upload-length'],
      metadata: headers['upload-metadata'],
    });
    announceExpiry(response, upload);
    await tus.answer(request, response, upload.id);
    if (response.statusCode !== CREATED) await uploads.drop(upload.id);
  });

  bindCall(router, uploadCalls.state, environment, async ({ viewer, params, request, response }) => {
    const upload = await uploads.admit(viewer.actor, params.id);
    // A client that has sent everything sends no further request, so finish the upload now in case a crash prevented
    // it.
    if (!upload.isFinished) await uploads.settle(upload.id);
    announceExpiry(response, upload);
    await tus.answer(request, response);
  });

  bindCall(router, uploadCalls.append, environment, async ({ viewer, params, request, response }) => {
    announceExpiry(response, await uploads.admit(viewer.actor, params.id));
    await tus.answer(request, response);
  });

  bindCall(router, uploadCalls.terminate, environment, async ({ viewer, params, request, response }) => {
    await uploads.admit(viewer.actor, params.id);
    await tus.answer(request, response);
  });
}

function announceExpiry(response: Response, { expiresAt }: AdmittedUpload): void {
  response.setHeader('upload-expires', expiresAt.toUTCString());
}
