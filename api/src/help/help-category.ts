import * as v from 'valibot';

/** A category of help: where articles stand and what tickets are about. */
export const HelpCategoryField = v.picklist(
  ['account', 'subscription', 'downloads', 'payments', 'technical', 'guides'],
  'Category is required',
);
/** The six categories by id. */
export type HelpCategoryId = v.InferOutput<typeof HelpCategoryField>;
