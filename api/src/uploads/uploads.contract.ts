import { MAX_UPLOAD_BYTES } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField } from '../platform/http/fields.ts';

const lengthWords = 'Must be the length of the file in bytes';
const metadataWords = 'Must contain filename, studio and purpose';

const params = v.object({ id: IdField });
/** tus responses have no body; their data is in headers. */
const withoutBody = { mediaTypes: [] } as const;
const chunk = { mediaTypes: ['application/offset+octet-stream'], maxBytes: MAX_UPLOAD_BYTES } as const;
const one = { path: '/api/uploads/{id}', params, auth: 'studio.upload', response: withoutBody } as const;

/** Base path of uploads. */
export const UPLOADS_PATH = '/api/uploads';

/** Endpoints of tus 1.0.0, a protocol for resumable uploads. */
export const uploadCalls = {
  options: defineCall({
    method: 'options',
    path: UPLOADS_PATH,
    summary: 'Returns the supported tus version and extensions, and the maximum file size.',
    auth: 'none',
    response: withoutBody,
    status: 204,
    errors: [],
  }),
  create: defineCall({
    method: 'post',
    path: UPLOADS_PATH,
    summary:
      'Creates an upload for a studio. `Upload-Metadata` contains filename, studio and purpose, and optionally filetype, the sha256 of the file, the layout in which its tile is checked, and the submission whose file it replaces. `Location` is the address for the chunks, `Upload-Expires` the time at which it expires.',
    auth: 'studio.upload',
    needsSwitch: 'uploads',
    headers: v.object({
      'upload-length': v.pipe(
        v.string(lengthWords),
        v.regex(/^\d{1,15}$/, lengthWords),
        v.transform(Number),
        v.minValue(1, lengthWords),
      ),
      'upload-metadata': v.pipe(v.string(metadataWords), v.maxLength(4000, metadataWords)),
    }),
    response: withoutBody,
    status: 201,
    errors: ['not_found', 'payload_too_large', 'switched_off', 'rate_limited', 'validation_failed'],
  }),
  state: defineCall({
    ...one,
    method: 'head',
    summary: 'Returns how much of an upload has been received, as `Upload-Offset`.',
    status: 200,
    errors: ['not_found'],
  }),
  append: defineCall({
    ...one,
    method: 'patch',
    summary:
      'Appends a chunk at `Upload-Offset`. Responds with 409 if the offset does not match, 423 while another chunk is being received, and 460 if the complete file does not match its sha256, in which case the upload is deleted.',
    upload: chunk,
    status: 204,
    errors: ['not_found', 'payload_too_large', 'request_timeout'],
  }),
  terminate: defineCall({
    ...one,
    method: 'delete',
    summary: 'Cancels an unfinished upload.',
    status: 204,
    errors: ['not_found'],
  }),
};
