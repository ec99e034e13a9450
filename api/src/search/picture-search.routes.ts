import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';
import type { SearchService } from './search.service.ts';
import { pictureSearchCalls } from './picture-search.contract.ts';
import type { PictureDescriber } from '../artwork/render-task.ts';

const SEARCHES_A_MINUTE = 20;
/** Pictures that are looked at at the same time, and those that wait for it. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 30;

/** Serves the search by picture; the limits are counted in this process. */
export function pictureSearchRoutes(
  router: Router,
  environment: CallEnvironment,
  search: Pick<SearchService, 'similarToPicture'>,
  describer: PictureDescriber,
  intakeProcess: URL,
): void {
  const searches = createRateLimit(SEARCHES_A_MINUTE, 60);
  const looking = createSheddingQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });

  async function find(bytes: Uint8Array, limit: number) {
    const task = { kind: 'describe', bytes, intakeProcess: intakeProcess.href } as const;
    const found = await looking.run(() => describer.run(task, 'request'));
    if (!found.isDescribed) throw refused(found.reason, found.detail);
    return search.similarToPicture(found.likeness, limit);
  }

  for (const call of [pictureSearchCalls.similarToImage, pictureSearchCalls.publicSimilarToImage]) {
    bindCall(router, call, environment, async ({ query, request, readFile }) => {
      await searches.spend(request.ip ?? '');
      // Nobody has a turn before the picture is there: whoever sends slowly keeps no one waiting.
      return find(await readFile(), query.limit);
    });
  }
}

function refused(reason: string, message: string): Problem {
  return new Problem('validation_failed', { message, errors: [{ path: 'file', message }], data: { reason } });
}
