import { readFragment } from '#lib/fragments.ts';
import type { SoldPattern } from '../on-sale/sold-pattern.ts';
import type { SubmissionRow } from '../pattern-values.ts';
import type { PatternDetail_SubmissionFragment } from '../PatternDetail.fragment.generated.ts';

/** A pattern as shown on its page. */
export type PatternDetail = PatternDetail_SubmissionFragment;

/** Returns the editable part of a pattern. */
export function rowOf(detail: PatternDetail): SubmissionRow {
  return readFragment<SubmissionRow>(detail);
}

/** Returns the pattern on sale that this is, or is a newer version of. */
export function soldPatternOf({ studioAsset }: PatternDetail): SoldPattern | null {
  return readFragment<SoldPattern>(studioAsset) ?? null;
}
