import { can, type Actor, MAX_APPLICATION_SAMPLES, MAX_SAMPLE_BYTES } from '@halfdrop/domain';
import { normalizeInProcess } from '@halfdrop/patterns';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { newSecret } from '../platform/ids/ids.ts';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';
import { toApplication } from './application-view.ts';
import type { ApplicationDto } from './applications.contract.ts';
import {
  deleteSample,
  findApplicantOfPicture,
  findSamples,
  insertSample,
  updateApplication,
} from './applications.repository.ts';
import { lockOwn } from './applications.service.ts';

const PICTURE_WIDTH = 800;
const FILE_NAME = /^[\w-]{43}\.webp$/;
const LIMITS = { rasterBytes: MAX_SAMPLE_BYTES };
const BOUNDS = { limits: LIMITS, deadlineMilliseconds: 15_000, residentBytes: 1_000_000_000 };

/** A sample as it was sent. */
interface SentSample {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** The samples of applications. */
export interface SampleService {
  /** @throws illegal_transition without a draft, validation_failed with what is wrong with the file, rate_limited */
  add(userId: string, read: () => Promise<SentSample>): Promise<ApplicationDto>;
  /** @throws illegal_transition without a draft, not_found */
  remove(userId: string, sampleId: string): Promise<ApplicationDto>;
  /** The picture of a sample. @throws not_found, for everybody but its applicant and those who decide as well */
  picture(actor: Actor, file: string): Promise<Uint8Array>;
}

interface SampleNeeds extends Pick<Foundation, 'db' | 'clock'> {
  /** Where the pictures lie. */
  readonly folder: string;
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
}

/** Makes the service. Budgets are counted in this process. */
export function createSampleService({ db, clock, folder, intakeProcess }: SampleNeeds): SampleService {
  const samplesOfAccount = createRateLimit(120, 3600);
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
      const { bytes, fileName } = await read();
      const { width, height, picture } = await drawn(bytes);
      const file = `${newSecret()}.webp`;
      // Before the row that names it: a picture without a row is litter, a row without its picture a broken sample.
      await writeFileAtomically(path.join(folder, file), picture);
      return db.transaction().execute(async (trx) => {
        const row = await lockOwn(trx, userId);
        if (row?.status !== 'draft') throw new Problem('illegal_transition');
        if ((await findSamples(trx, row.id)).length >= MAX_APPLICATION_SAMPLES) {
          throw invalidField('file', `At most ${MAX_APPLICATION_SAMPLES} samples`);
        }
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
      await rm(path.join(folder, file), { force: true });
      return application;
    },

    async picture(actor, file) {
      const applicant = FILE_NAME.test(file) ? await findApplicantOfPicture(db, file) : undefined;
      if (applicant === undefined || (applicant !== actor.id && !can(actor, 'application.decide'))) {
        throw new Problem('not_found');
      }
      return readFile(path.join(folder, file));
    },
  };
}
