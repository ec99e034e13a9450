import * as v from 'valibot';
import { MAX_PATTERN_TAGS, MIN_PATTERN_TAGS } from './limits.ts';
import { PatternDescriptionField, TagField } from './submissions.ts';

/** Where a pattern that was approved can stand: on sale, or taken from sale by its studio. */
export const ASSET_STATUSES = ['approved', 'withdrawn'] as const;
/** Where a pattern that was approved stands. */
export type AssetStatus = (typeof ASSET_STATUSES)[number];

/** What may happen to a pattern that was approved. */
export const ASSET_CHANGE_KINDS = ['edited', 'revised', 'withdrawn', 'returned'] as const;
/** What has happened to a pattern that was approved. */
export type AssetChangeKind = (typeof ASSET_CHANGE_KINDS)[number];

/** What each change makes of a pattern, by where it stands; what is not here is refused. */
const AFTER: Readonly<Record<AssetChangeKind, Partial<Record<AssetStatus, AssetStatus>>>> = {
  edited: { approved: 'approved', withdrawn: 'withdrawn' },
  revised: { approved: 'approved', withdrawn: 'withdrawn' },
  withdrawn: { approved: 'withdrawn' },
  returned: { withdrawn: 'approved' },
};

/** What a pattern is after a change; null where the change is not possible. */
export function assetStatusAfter(status: AssetStatus, kind: AssetChangeKind): AssetStatus | null {
  return AFTER[kind][status] ?? null;
}

/** What is changed at once, without review: it is recorded. Everything else goes through review as a newer version. */
export const AssetEditFields = {
  description: PatternDescriptionField,
  tags: v.pipe(
    v.array(TagField),
    v.transform((tags) => [...new Set(tags)]),
    v.minLength(MIN_PATTERN_TAGS, `Add at least ${MIN_PATTERN_TAGS} tags`),
    v.maxLength(MAX_PATTERN_TAGS, `At most ${MAX_PATTERN_TAGS} tags`),
  ),
};
