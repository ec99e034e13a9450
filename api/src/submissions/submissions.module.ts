import path from 'node:path';
import * as v from 'valibot';
import type { UploadPlaces } from '../artwork/open-tile.ts';
import type { Renderers } from '../artwork/renderers.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createPictureFolder, type PictureFolder } from '../platform/files/picture-folder.ts';
import { submissionPersonalData } from './personal-data.repository.ts';
import {
  checkSubmissionJob,
  createSubmissionCheckService,
  type SubmissionCheckService,
} from './submission-checks.service.ts';
import { isSubmissionPicture } from './submissions.repository.ts';
import { submissionRoutes } from './submissions.routes.ts';
import { createSubmissionService } from './submissions.service.ts';

interface CheckShop extends Foundation {
  readonly renderers: Renderers;
  readonly uploadPlaces: UploadPlaces;
  readonly submissionPictures: PictureFolder;
}

const CheckSchema = v.object({ id: v.string() });

/** What studios hand in to be sold, from the arrival of a file to the verdict. */
export const submissionsModule = {
  services: {
    submissions: createSubmissionService,
    submissionPictures: ({ dataFolder }: Foundation) =>
      createPictureFolder(path.join(dataFolder, 'files', 'submissions')),
    submissionChecks: ({ db, clock, files, submissionPictures, renderers, uploadPlaces }: CheckShop) =>
      createSubmissionCheckService({
        db,
        clock,
        files,
        pictures: submissionPictures,
        checker: renderers.checks,
        places: uploadPlaces,
      }),
  },
  routes: submissionRoutes,
  jobs: ({ submissionChecks }: { readonly submissionChecks: SubmissionCheckService }) => ({
    [checkSubmissionJob]: (payload) => submissionChecks.check(v.parse(CheckSchema, payload).id),
  }),
  prune: ({ db, submissionPictures }: CheckShop) => submissionPictures.sweep((file) => isSubmissionPicture(db, file)),
  personalData: submissionPersonalData,
} satisfies DomainModule;
