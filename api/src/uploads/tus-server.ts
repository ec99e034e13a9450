import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_UPLOAD_BYTES } from '@halfdrop/domain';
import { Server } from '@tus/server';
import type { Foundation } from '../domain-module.ts';
import { isUnavailability } from '../platform/http/unavailability.ts';
import { UploadLocker } from './upload-locker.ts';
import { UploadStore } from './upload-store.ts';
import { UPLOADS_PATH } from './uploads.contract.ts';
import type { UploadService } from './uploads.service.ts';

/** How long a request asked to release its lock may take to write received data, in milliseconds. */
const DRAIN_MS = 1000;

/** The file does not match the client's checksum; the status is defined by tus. */
const CHECKSUM_MISMATCH = { status_code: 460, body: 'The file is not what its sha256 says\n' };
const UNAVAILABLE = { status_code: 503, body: 'The shop cannot answer right now. Please try again.\n' };

/** Handles tus requests that were already authorized. */
export interface TusServer {
  /** Answers a request about an upload; `newId` is the id of an upload it creates. */
  answer(request: IncomingMessage, response: ServerResponse, newId?: string): Promise<void>;
}

interface TusDependencies extends Pick<Foundation, 'db' | 'pool' | 'logger'> {
  readonly folder: string;
  readonly uploads: Pick<UploadService, 'settle'>;
}

/** Creates the server. It performs no authorization. */
export function createTusServer({ db, pool, logger, folder, uploads }: TusDependencies): TusServer {
  const newUpload = new AsyncLocalStorage<string | undefined>();
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: new UploadStore(db, folder),
    locker: new UploadLocker(pool),
    maxSize: MAX_UPLOAD_BYTES,
    // Valid at the gateway and the api, whatever their public host names.
    relativeLocation: true,
    // No cross-origin requests.
    allowedOrigins: [],
    lockDrainTimeout: DRAIN_MS,
    disableTerminationForFinishedUploads: true,
    namingFunction() {
      const id = newUpload.getStore();
      if (id === undefined) throw new Error('The upload was not allowed');
      return id;
    },
    async onUploadFinish(_request, { id }) {
      if (!(await uploads.settle(id))) throw CHECKSUM_MISMATCH;
      return {};
    },
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined;
      logger.error({ err: error }, 'an upload failed');
      return isUnavailability(error) ? UNAVAILABLE : undefined;
    },
  });
  return { answer: (request, response, newId) => newUpload.run(newId, () => server.handle(request, response)) };
}
