import path from 'node:path';
import * as v from 'valibot';
import type { UploadPlaces } from '../artwork/open-tile.ts';
import type { Renderers } from '../artwork/renderers.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import { createPictureFolder, type PictureFolder } from '../platform/files/picture-folder.ts';
import { wantsNoticeMail } from '../notices/post-notice.ts';
import type { AccountService } from '../account/account.service.ts';
import { type AnnouncedHolds, beginHoldsJob, createAnnouncedHolds } from './asset-desk/announced-holds.ts';
import { assetExport } from './asset-desk/asset-export.ts';
import { createAssetDesk } from './asset-desk/asset-desk.ts';
import { createPatternHolds } from './asset-desk/pattern-holds.ts';
import { createStudioAssetService } from './assets/assets.service.ts';
import { createStudioCollectionService } from './collections/collections.service.ts';
import { createMessageService } from './messages/messages.service.ts';
import { createNeighborService } from './neighbors/neighbors.service.ts';
import { createOwnTileService } from './own-tiles/own-tiles.service.ts';
import { createReviewFigureService } from './review/review-figures.service.ts';
import { createReviewService } from './review/review.service.ts';
import { verdictMail, verdictMailJob } from './review/verdict-mail.ts';
import { findVerdicts } from './review/verdicts.repository.ts';
import { createSuggestionService } from './suggestions/suggestions.service.ts';
import { submissionPersonalData } from './personal-data.repository.ts';
import {
  checkSubmissionJob,
  createSubmissionCheckService,
  type SubmissionCheckService,
} from './submission-checks.service.ts';
import { findSubmission, isSubmissionPicture, moveCategoryOfSubmissions } from './submissions.repository.ts';
import { submissionRoutes } from './submissions.routes.ts';
import { createStudioStock } from './studio-stock.ts';
import { createSubmissionService } from './submissions.service.ts';

interface CheckShop extends Foundation {
  readonly renderers: Renderers;
  readonly uploadPlaces: UploadPlaces;
  readonly submissionPictures: PictureFolder;
}

interface JobShop extends Foundation {
  readonly account: AccountService;
  readonly mailTexts: MailTexts;
  readonly submissionChecks: SubmissionCheckService;
  readonly announcedHolds: AnnouncedHolds;
}

/** Payload of submission jobs. */
const SubmissionSchema = v.object({ id: v.string() });

/** Patterns that studios submit for sale, from the arrival of a file to the verdict. */
export const submissionsModule = {
  services: {
    submissions: createSubmissionService,
    submissionReviews: createReviewService,
    reviewFigures: createReviewFigureService,
    submissionMessages: createMessageService,
    submissionNeighbors: createNeighborService,
    studioCollections: createStudioCollectionService,
    studioAssets: createStudioAssetService,
    assetDesk: createAssetDesk,
    patternHolds: createPatternHolds,
    announcedHolds: createAnnouncedHolds,
    ownTiles: createOwnTileService,
    tagSuggestions: createSuggestionService,
    studioStock: createStudioStock,
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
  jobs: ({ db, mailer, mailTexts, publicUrl, account, submissionChecks, announcedHolds }: JobShop) => ({
    [beginHoldsJob]: () => announcedHolds.beginDue(),
    [checkSubmissionJob]: (payload) => submissionChecks.check(v.parse(SubmissionSchema, payload).id),
    [verdictMailJob]: async (payload) => {
      const submission = await findSubmission(db, v.parse(SubmissionSchema, payload).id);
      const verdict = submission && (await findVerdicts(db, [submission.id])).at(-1);
      if (!verdict || submission.account_id === null) return;
      const reader = { studioId: submission.studio_id, accountId: submission.account_id, topic: 'verdicts' } as const;
      if (!(await wantsNoticeMail(db, reader))) return;
      const { email: to } = await account.userById(submission.account_id);
      await mailer.send(await verdictMail(mailTexts, { submission, verdict, to, publicUrl }));
    },
  }),
  recurringJobs: () => [{ name: beginHoldsJob, at: '10 * * * *' }],
  prune: ({ db, submissionPictures }: CheckShop) => submissionPictures.sweep((file) => isSubmissionPicture(db, file)),
  exportedLists: ({ db }: Foundation) => [assetExport(db)],
  personalData: submissionPersonalData,
  moveCategory: moveCategoryOfSubmissions,
} satisfies DomainModule;
