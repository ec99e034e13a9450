import * as v from 'valibot';

/** A help category of articles and tickets. */
export const HelpCategoryField = v.picklist(
  ['account', 'subscription', 'downloads', 'payments', 'technical', 'guides'],
  'Category is required',
);
/** The six categories by id. */
export type HelpCategoryId = v.InferOutput<typeof HelpCategoryField>;
