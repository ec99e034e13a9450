import { can, type Actor, MAX_APPLICATION_SAMPLES, MAX_SAMPLE_BYTES } from '@halfdrop/domain';
import { normalizeInProcess } from '@halfdrop/patterns';
import sharp from 'sharp';
import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { isRowId } from '../platform/database/database.ts';
import { createPictureFolder } from '../platform/files/picture-folder.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';
import { toApplication } from './application-view.ts';
import type { ApplicationDto } from './applications.contract.ts';
import {
  countSamples,
  deleteSample,
  deleteSamplesBefore,
  findApplicantOfPicture,
  findLastOf,
  insertSample,
  isPictureInUse,
  updateApplication,
  type ApplicationRow,
} from './applications.repository.ts';
import { lockOwn } from './applications.service.ts';

const PICTURE_WIDTH = 800;
/** Retention of samples after an application is closed. */
const KEPT_DAYS = 180;
const LIMITS = { rasterBytes: MAX_SAMPLE_BYTES };
const BOUNDS = { limits: LIMITS, deadlineMilliseconds: 15_000, residentBytes: 1_000_000_000 };

/** An uploaded sample. */
interface SentSample {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** Samples of applications. */
export interface SampleService {
  /** @throws illegal_transition without a draft, validation_failed with the reason a file is rejected, rate_limited */
  add(userId: string, read: () => Promise<SentSample>): Promise<ApplicationDto>;
  /** @throws illegal_transition without a draft, not_found */
  remove(userId: string, sampleId: string): Promise<ApplicationDto>;
  /** Returns the image of a sample. @throws not_found, also for everyone except its applicant and the deciding staff */
  picture(actor: Actor, file: string): Promise<Uint8Array>;
  /** Deletes samples of applications closed long ago, and unreferenced images. */
  prune(): Promise<void>;
}

interface SampleNeeds extends Pick<Foundation, 'db' | 'callLimits' | 'clock'> {
  /** Folder of the images. */
  readonly folder: string;
  /** Script of the process that decodes untrusted images. */
  readonly intakeProcess: URL;
}

/** Creates the service. */
export function createSampleService({ db, callLimits, clock, folder, intakeProcess }: SampleNeeds): SampleService {
  const pictures = createPictureFolder(folder);
  const samplesOfAccount = callLimits('samples', 120, 3600);
  const decoding = createSheddingQueue({ atOnce: 1, waiting: 20 });

  async function drawn(bytes: Uint8Array) {
    const read = await decoding.run(() => normalizeInProcess(bytes, { source: intakeProcess, ...BOUNDS }));
    if (!read.isAccepted) throw invalidField('file', read.detail);
    const { pixels, width, height } = read.picture;
    const small = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({
      width: PICTURE_WIDTH,
      withoutEnlargement: true,
    });
    return { width, height, picture: await small.webp({ quality: 82 }).toBuffer() };
  }

  return {
    async add(userId, read) {
      await samplesOfAccount.spend(userId);
      // Checked before decoding, so that a sample that cannot be kept costs nothing.
      await requireRoom(db, await findLastOf(db, userId));
      const { bytes, fileName } = await read();
      const { width, height, picture } = await drawn(bytes);
      // Stored before its row: an image without a row is garbage, a row without its image a broken sample.
      const file = await pictures.store(picture);
      return db.transaction().execute(async (trx) => {
        const row = await requireRoom(trx, await lockOwn(trx, userId));
        const facts = { file_name: fileName.slice(0, 200), picture: file, width, height, added_at: clock.now() };
        await insertSample(trx, { application_id: row.id, ...facts });
        return toApplication(trx, await updateApplication(trx, row.id, {}));
      });
    },

    async remove(userId, sampleId) {
      const { application, file } = await db.transaction().execute(async (trx) => {
        const row = await lockOwn(trx, userId);
        if (row?.status !== 'draft') throw new Problem('illegal_transition');
        const removed = isRowId(sampleId) ? await deleteSample(trx, row.id, sampleId) : undefined;
        if (!removed) throw new Problem('not_found');
        const changed = await updateApplication(trx, row.id, {});
        return { application: await toApplication(trx, changed), file: removed.picture };
      });
      await pictures.remove(file);
      return application;
    },

    async picture(actor, file) {
      const bytes = await pictures.read(file);
      const applicant = bytes && (await findApplicantOfPicture(db, file));
      const maySee = applicant === actor.id || (applicant && can(actor, 'application.decide'));
      if (!bytes || !maySee) throw new Problem('not_found');
      return bytes;
    },

    async prune() {
      await deleteSamplesBefore(db, addDays(clock.now(), -KEPT_DAYS));
      await pictures.sweep((file) => isPictureInUse(db, file));
    },
  };
}

/**
 * Returns a draft that accepts one more sample. @throws illegal_transition without a draft, validation_failed if it is
 * full
 */
async function requireRoom(db: DbOrTrx, row: ApplicationRow | undefined): Promise<ApplicationRow> {
  if (row?.status !== 'draft') throw new Problem('illegal_transition');
  if ((await countSamples(db, row.id)) >= MAX_APPLICATION_SAMPLES) {
    throw invalidField('file', `At most ${MAX_APPLICATION_SAMPLES} samples`);
  }
  return row;
}
