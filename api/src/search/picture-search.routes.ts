import type { Likeness } from '@halfdrop/patterns';
import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';
import type { SearchPictures } from './search-pictures.ts';
import type { SearchService } from './search.service.ts';
import { pictureSearchCalls } from './picture-search.contract.ts';
import type { PictureDescriber } from '../artwork/render-task.ts';

const PICTURES_A_MINUTE = 20;
/** Maximum number of pictures processed concurrently, and maximum queue length. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 30;

interface PictureSearchNeeds {
  readonly search: Pick<SearchService, 'similarToPicture'>;
  readonly searchPictures: Pick<SearchPictures, 'keep'>;
  readonly describer: PictureDescriber;
  /** Script of the process that decodes untrusted images. */
  readonly intakeProcess: URL;
  readonly callLimits: RateLimits;
}

/** Registers the routes for searching by picture. */
export function pictureSearchRoutes(
  router: Router,
  environment: CallEnvironment,
  { search, searchPictures, describer, intakeProcess, callLimits }: PictureSearchNeeds,
): void {
  const searches = callLimits('picture-searches', PICTURES_A_MINUTE, 60);
  const kept = callLimits('kept-picture-searches', PICTURES_A_MINUTE, 60);
  const looking = createSheddingQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });

  async function describe(bytes: Uint8Array): Promise<Likeness> {
    const task = { kind: 'describe', bytes, intakeProcess: intakeProcess.href } as const;
    const found = await looking.run(() => describer.run(task, 'request'));
    if (!found.isDescribed) throw refused(found.reason, found.detail);
    return found.likeness;
  }

  // A slot is taken only after the upload is complete, so that slow uploads block nobody.
  for (const call of [pictureSearchCalls.similarToImage, pictureSearchCalls.publicSimilarToImage]) {
    bindCall(router, call, environment, async ({ query, request, readFile }) => {
      await searches.spend(request.ip ?? '');
      return search.similarToPicture(await describe(await readFile()), query.limit);
    });
  }
  for (const call of [pictureSearchCalls.addPicture, pictureSearchCalls.publicAddPicture]) {
    bindCall(router, call, environment, async ({ request, readFile }) => {
      await kept.spend(request.ip ?? '');
      return searchPictures.keep(await describe(await readFile()));
    });
  }
}

function refused(reason: string, message: string): Problem {
  return new Problem('validation_failed', { message, errors: [{ path: 'file', message }], data: { reason } });
}
