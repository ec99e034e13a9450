import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import type { CatalogService } from './catalog.service.ts';
import { pictureSearchCalls } from './picture-search.contract.ts';
import type { PictureDescriber } from './render-task.ts';

const SEARCHES_A_MINUTE = 20;
/** Uploads that are read or looked at at the same time: each may hold some megabytes. */
const MOST_AT_ONCE = 6;

/** Serves the search by picture; the limits are counted in this process. */
export function pictureSearchRoutes(
  router: Router,
  environment: CallEnvironment,
  catalog: CatalogService,
  describer: PictureDescriber,
  intakeProcess: URL,
): void {
  const searches = createRateLimit(SEARCHES_A_MINUTE, 60);
  let underWay = 0;

  async function search(readFile: () => Promise<Uint8Array>, limit: number) {
    if (underWay >= MOST_AT_ONCE) throw new Problem('unavailable', { retryAfterSeconds: 2 });
    underWay += 1;
    try {
      const task = { kind: 'describe', bytes: await readFile(), intakeProcess: intakeProcess.href } as const;
      const found = await describer.run(task, 'request');
      if (!found.isDescribed) throw refused(found.reason, found.detail);
      return await catalog.similarToPicture(found.likeness, limit);
    } finally {
      underWay -= 1;
    }
  }

  for (const call of [pictureSearchCalls.similarToImage, pictureSearchCalls.publicSimilarToImage]) {
    bindCall(router, call, environment, async ({ query, request, readFile }) => {
      await searches.spend(request.ip ?? '');
      return search(readFile, query.limit);
    });
  }
}

function refused(reason: string, message: string): Problem {
  return new Problem('validation_failed', { message, errors: [{ path: 'file', message }], data: { reason } });
}
