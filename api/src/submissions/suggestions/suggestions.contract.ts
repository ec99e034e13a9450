import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField } from '../../platform/http/fields.ts';

const TagSuggestionSchema = v.object({
  tag: v.string(),
  /** Its basis: similar patterns, colors, density, scale, or repeat. */
  source: v.picklist(['likeness', 'color', 'density', 'scale', 'repeat']),
});
/** A suggested tag. */
export type TagSuggestion = v.InferOutput<typeof TagSuggestionSchema>;
/** The basis of a suggestion. */
export type TagSource = TagSuggestion['source'];

const TagSuggestionsSchema = v.object({
  /** Most likely first, without tags already set; empty before its file was checked. */
  suggestions: v.array(TagSuggestionSchema),
});
/** Suggested tags of a submission. */
export type TagSuggestionsDto = v.InferOutput<typeof TagSuggestionsSchema>;

/** Named schemas for suggestions. */
export const suggestionSchemas = { TagSuggestion: TagSuggestionSchema, TagSuggestions: TagSuggestionsSchema };

/** Endpoints for suggestions, for members of a studio. */
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
