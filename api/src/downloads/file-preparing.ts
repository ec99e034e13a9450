import * as v from 'valibot';
import { FILE_FORMATS } from '../artwork/file-formats.ts';
import type { Trx } from '../database.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import type { FileDemand, ProductionFiles, WantedFiles } from './downloads.ports.ts';
import { demandOf } from './file-demand.ts';
import type { Recipient } from './rights.ts';

const prepareJob = 'downloads.prepare';
const PreparePayload = v.object({
  assetId: v.string(),
  formats: v.array(v.picklist(FILE_FORMATS)),
  palette: v.nullable(v.string()),
  account: v.string(),
  standing: v.picklist(['paid', 'plan', 'free']),
});

/** Makes files before someone follows a link to them. */
export interface FilePreparing {
  /** Has the files of a purchase made once its transaction is over, so that they are ready when its buyer comes. */
  later(trx: Trx, to: Recipient, given: readonly WantedFiles[]): Promise<void>;
  /** Whether files of a license are there; begins to make them when they are not. */
  isReady(entitlement: EntitlementRow, files: Omit<WantedFiles, 'assetId'>): Promise<boolean>;
  readonly jobs: JobHandlers;
}

interface PreparingDependencies {
  readonly productionFiles: ProductionFiles;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Makes the preparing. */
export function createFilePreparing({ productionFiles, logger }: PreparingDependencies): FilePreparing {
  /** Nobody waits for this: whoever follows a link makes the files, or hears why they cannot be made. */
  function begin(wanted: WantedFiles, demand: FileDemand): void {
    productionFiles.make(wanted, demand).catch((error: unknown) => {
      logger.warn({ err: error, assetId: wanted.assetId }, 'production files could not be made ahead');
    });
  }

  return {
    async later(trx, { userId, orderId, plan }, given) {
      const { account, standing } = demandOf({ user_id: userId, order_id: orderId, plan_name: plan?.name ?? null });
      for (const wanted of given) {
        const { assetId, formats, palette } = wanted;
        const key = ['prepare', assetId, formats.length, palette ?? 'own', account].join('-');
        await addJob(trx, prepareJob, { ...wanted, account, standing }, { key });
      }
    },

    async isReady(entitlement, files) {
      const wanted = { assetId: entitlement.asset_id, ...files };
      if (await productionFiles.find(wanted)) return true;
      begin(wanted, demandOf(entitlement));
      return false;
    },

    jobs: {
      // Not waited for: files are made in a queue of their own, and receipts must not wait behind it.
      [prepareJob]: (payload) => {
        const { account, standing, ...wanted } = v.parse(PreparePayload, payload);
        begin(wanted, { account, standing, isWaiting: false });
        return Promise.resolve();
      },
    },
  };
}
