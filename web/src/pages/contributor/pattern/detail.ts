import { readFragment } from '#lib/fragments.ts';
import type { SoldPattern } from '../on-sale/sold-pattern.ts';
import type { SubmissionRow } from '../pattern-values.ts';
import type { PatternDetail_SubmissionFragment } from '../PatternDetail.fragment.generated.ts';

/** A pattern as its page shows it. */
export type PatternDetail = PatternDetail_SubmissionFragment;

/** What is edited of a pattern. */
export function rowOf(detail: PatternDetail): SubmissionRow {
  return readFragment<SubmissionRow>(detail);
}

/** The pattern on sale that it is, or of which it is a newer version. */
export function soldPatternOf({ studioAsset }: PatternDetail): SoldPattern | null {
  return readFragment<SoldPattern>(studioAsset) ?? null;
}
