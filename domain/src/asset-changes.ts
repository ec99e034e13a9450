import * as v from 'valibot';
import { MAX_PATTERN_TAGS, MIN_PATTERN_TAGS } from './limits.ts';
import { PatternDescriptionField, TagField } from './submissions.ts';

/** Statuses of an approved pattern: on sale, or withdrawn by its studio. */
export const ASSET_STATUSES = ['approved', 'withdrawn'] as const;
/** Status of an approved pattern. */
export type AssetStatus = (typeof ASSET_STATUSES)[number];

/** Changes that can be made to an approved pattern. */
export const ASSET_CHANGE_KINDS = ['edited', 'revised', 'withdrawn', 'returned'] as const;
/** Change made to an approved pattern. */
export type AssetChangeKind = (typeof ASSET_CHANGE_KINDS)[number];

/** The status that results from each change, by current status; changes not listed are refused. */
const AFTER: Readonly<Record<AssetChangeKind, Partial<Record<AssetStatus, AssetStatus>>>> = {
  edited: { approved: 'approved', withdrawn: 'withdrawn' },
  revised: { approved: 'approved', withdrawn: 'withdrawn' },
  withdrawn: { approved: 'withdrawn' },
  returned: { withdrawn: 'approved' },
};

/** Returns the status of a pattern after a change, or null if the change is not allowed. */
export function assetStatusAfter(status: AssetStatus, kind: AssetChangeKind): AssetStatus | null {
  return AFTER[kind][status] ?? null;
}

/** Fields that can be edited without review; edits are recorded. Everything else is reviewed as a newer version. */
export const AssetEditFields = {
  description: PatternDescriptionField,
  tags: v.pipe(
    v.array(TagField),
    v.transform((tags) => [...new Set(tags)]),
    v.minLength(MIN_PATTERN_TAGS, `Add at least ${MIN_PATTERN_TAGS} tags`),
    v.maxLength(MAX_PATTERN_TAGS, `At most ${MAX_PATTERN_TAGS} tags`),
  ),
};
