import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { exportCalls } from './exports.contract.ts';
import type { ExportService } from './exports.service.ts';

/** Registers the routes of this domain. */
export function exportRoutes(router: Router, environment: CallEnvironment, exports: ExportService): void {
  bindCall(router, exportCalls.open, environment, async ({ params, response }) => {
    const { fileName, content } = await exports.open(params.token);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(fileName);
    response.type('text/csv');
    await pipeline(Readable.from(content), response);
  });
}
