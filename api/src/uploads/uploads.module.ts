import path from 'node:path';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { MalwareScanner } from '../platform/malware/malware-scanner.ts';
import { uploadPersonalData } from './personal-data.repository.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import { createTusServer } from './tus-server.ts';
import { uploadRoutes, type UploadServices } from './uploads.routes.ts';
import { createUploadService, settleJob } from './uploads.service.ts';

interface Needs extends Foundation {
  readonly uploadSpaceBytes: number;
  readonly receiveUpload?: ReceiveUpload;
  readonly malwareScanner?: MalwareScanner | null;
  /** Receives the masters. */
  readonly submissionChecks: { readonly receive: ReceiveUpload };
}

const folderIn = (dataFolder: string) => path.join(dataFolder, 'uploads');

/** Resumable uploads of studios, kept until they are taken. */
export const uploadsModule = {
  services: {
    uploads: (shop: Needs) => {
      const { db, writes, clock, logger, dataFolder, uploadSpaceBytes, malwareScanner: scanner = null } = shop;
      const folder = folderIn(dataFolder);
      const receive = shop.receiveUpload ?? shop.submissionChecks.receive;
      return createUploadService({ db, writes, clock, logger, folder, spaceBytes: uploadSpaceBytes, receive, scanner });
    },
    tus: ({ db, pool, logger, dataFolder, uploads }: Needs & Pick<UploadServices, 'uploads'>) =>
      createTusServer({ db, pool, logger, folder: folderIn(dataFolder), uploads }),
  },
  routes: uploadRoutes,
  jobs: ({ uploads }: UploadServices) => uploads.jobs,
  recurringJobs: () => [{ name: settleJob, at: '*/5 * * * *' }],
  prune: ({ uploads }: UploadServices) => uploads.prune(),
  personalData: uploadPersonalData,
} satisfies DomainModule;
