import * as v from 'valibot';
import { FILE_FORMATS } from '../artwork/file-formats.ts';
import type { JobHandlers, NewJob } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { EntitlementRow } from './downloads.repository.ts';
import type { FormatStateDto } from './downloads.contract.ts';
import type { FileDemand, FormatFiles, ProductionFiles, WantedFiles } from './downloads.ports.ts';
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

/** Creates files before a link to them is opened. */
export interface FilePreparing {
  /** Returns jobs that create the files of a purchase after its transaction, so that they are ready for the buyer. */
  later(to: Recipient, given: readonly WantedFiles[]): NewJob[];
  /** Returns which files of a license exist and starts creating the others. */
  state(
    entitlement: EntitlementRow,
    files: Omit<WantedFiles, 'assetId' | 'acquiredAt'>,
  ): Promise<readonly FormatStateDto[]>;
  readonly jobs: JobHandlers;
}

interface PreparingDependencies {
  readonly productionFiles: ProductionFiles;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Creates the service. */
export function createFilePreparing({ productionFiles, logger }: PreparingDependencies): FilePreparing {
  /** Starts creating files without waiting: opening a link creates them, or reports why they cannot be created. */
  function begin(wanted: WantedFiles, demand: FileDemand): void {
    productionFiles.make(wanted, demand).catch((error: unknown) => {
      logger.warn({ err: error, assetId: wanted.assetId }, 'production files could not be made ahead');
    });
  }

  return {
    later({ userId, orderId, plan }, given) {
      const { account, standing } = demandOf({ user_id: userId, order_id: orderId, plan_name: plan?.name ?? null });
      return given.map((wanted) => ({
        name: prepareJob,
        payload: { ...wanted, account, standing },
        key: ['prepare', wanted.assetId, wanted.formats.length, wanted.palette ?? 'own', account].join('-'),
      }));
    },

    async state(entitlement, files) {
      const wanted = { assetId: entitlement.asset_id, acquiredAt: entitlement.acquired_at, ...files };
      const states = (await productionFiles.find(wanted)).map(stateOf);
      if (states.some(({ isReady }) => !isReady)) begin(wanted, demandOf(entitlement));
      return states;
    },

    jobs: {
      // Not awaited: files have their own queue, and receipts must not wait behind it.
      [prepareJob]: (payload) => {
        const { account, standing, ...wanted } = v.parse(PreparePayload, payload);
        begin(wanted, { account, standing, isWaiting: false });
        return Promise.resolve();
      },
    },
  };
}

function stateOf({ format, files }: FormatFiles): FormatStateDto {
  const isReady = files.length > 0;
  return { format, isReady, size: isReady ? files.reduce((sum, { size }) => sum + size, 0) : null };
}
