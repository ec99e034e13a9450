import * as v from 'valibot';
import { FILE_FORMATS, type FileFormat } from '../catalog/catalog.contract.ts';
import type { Trx } from '../platform/database/database.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import type { FileDemand, ProductionFiles } from './downloads.ports.ts';
import { demandOf } from './file-demand.ts';
import type { Recipient } from './rights.ts';

const prepareJob = 'downloads.prepare';
const PreparePayload = v.object({
  assetId: v.string(),
  formats: v.array(v.picklist(FILE_FORMATS)),
  account: v.string(),
  standing: v.picklist(['paid', 'plan', 'free']),
});

/** Makes files before someone follows a link to them. */
interface FilePreparing {
  /** Has the files of a purchase made once its transaction is over, so that they are ready when its buyer comes. */
  later(
    trx: Trx,
    to: Recipient,
    given: readonly { readonly assetId: string; readonly formats: readonly FileFormat[] }[],
  ): Promise<void>;
  /** Whether the files of a licence are there; begins to make them when they are not. */
  isReady(entitlement: EntitlementRow, formats: readonly FileFormat[]): Promise<boolean>;
  readonly jobs: JobHandlers;
}

interface PreparingDependencies {
  readonly productionFiles: ProductionFiles;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Makes the preparing. */
export function createFilePreparing({ productionFiles, logger }: PreparingDependencies): FilePreparing {
  /** Nobody waits for this: whoever follows a link makes the files, or hears why they cannot be made. */
  function begin(assetId: string, formats: readonly FileFormat[], demand: FileDemand): void {
    productionFiles.make(assetId, formats, demand).catch((error: unknown) => {
      logger.warn({ err: error, assetId }, 'production files could not be made ahead');
    });
  }

  return {
    async later(trx, { userId, orderId, plan }, given) {
      const { account, standing } = demandOf({ user_id: userId, order_id: orderId, plan_name: plan?.name ?? null });
      for (const { assetId, formats } of given) {
        const key = `prepare-${assetId}-${formats.length}-${account}`;
        await addJob(trx, prepareJob, { assetId, formats, account, standing }, { key });
      }
    },

    async isReady(entitlement, formats) {
      if (await productionFiles.find(entitlement.asset_id, formats)) return true;
      begin(entitlement.asset_id, formats, demandOf(entitlement));
      return false;
    },

    jobs: {
      // Not waited for: files are made in a queue of their own, and receipts must not wait behind it.
      [prepareJob]: (payload) => {
        const { assetId, formats, ...buyer } = v.parse(PreparePayload, payload);
        begin(assetId, formats, { ...buyer, isWaiting: false });
        return Promise.resolve();
      },
    },
  };
}
