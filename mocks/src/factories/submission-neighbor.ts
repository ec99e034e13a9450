import type { SubmissionNeighbor, SubmissionNeighbors } from '../generated/resolvers.ts';
import { asset } from './asset.ts';
import { picture } from './picture.ts';

/** Returns the n-th pattern on sale as a neighbor of a submission; a copy is aligned by rotation and shift. */
function neighbor(index: number, isCopy = false): SubmissionNeighbor {
  return {
    assetId: asset(index).id,
    submissionId: null,
    title: asset(index).title,
    pictureUrl: picture(index, 640),
    repeatLayout: 'BLOCK',
    drawingDistance: isCopy ? 0.03 : 0.3,
    lookDistance: isCopy ? 0.1 : 0.6,
    alignment: isCopy
      ? { isFlipped: true, quarterTurns: 1, right: 0.25, down: 0.5, agreement: 0.97, colorsFollow: 0.95 }
      : null,
  };
}

/** Returns the patterns of which every submission of the mocked shop is a copy. */
export const submissionCopies = (): SubmissionNeighbor[] => [neighbor(2, true)];

/** Returns the nearest neighbors of every submission of the mocked shop: a copy first, then similar patterns. */
export function submissionNeighbors(): SubmissionNeighbors {
  return {
    byDrawing: [...submissionCopies(), ...[5, 6, 7, 8].map((index) => neighbor(index))],
    byLook: [9, 10, 11, 12, 13].map((index) => neighbor(index)),
  };
}
