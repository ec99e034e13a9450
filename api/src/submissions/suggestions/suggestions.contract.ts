import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const TagSuggestionSchema = v.object({
  tag: v.string(),
  /** What it was made from: patterns that look like it, its colors, how full it is, its true size, or how it repeats. */
  source: v.picklist(['likeness', 'color', 'density', 'scale', 'repeat']),
});
/** A tag that may fit. */
export type TagSuggestion = v.InferOutput<typeof TagSuggestionSchema>;
/** What a suggestion was made from. */
export type TagSource = TagSuggestion['source'];

const TagSuggestionsSchema = v.object({
  /** The likeliest first, without the tags it has; empty before its file was checked. */
  suggestions: v.array(TagSuggestionSchema),
});
/** Tags that may fit a submission. */
export type TagSuggestionsDto = v.InferOutput<typeof TagSuggestionsSchema>;

/** The named shapes of suggestions. */
export const suggestionSchemas = { TagSuggestion: TagSuggestionSchema, TagSuggestions: TagSuggestionsSchema };

/** The calls on suggestions, for those who work in a studio. */
export const suggestionCalls = {
  tags: defineCall({
    method: 'get',
    path: '/submissions/{id}/tag-suggestions',
    summary: 'Suggests tags for a submission from measurements of its picture. None is saved automatically.',
    auth: 'studio.upload',
    params: v.object({ id: IdField }),
    response: TagSuggestionsSchema,
    errors: ['not_found'],
  }),
};
