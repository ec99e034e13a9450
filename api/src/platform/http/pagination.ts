import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@halfdrop/domain';
import * as v from 'valibot';
import { wholeNumber } from './fields.ts';

/** The page number of a list; an upper bound keeps offsets inside PostgreSQL's integers. */
export const pageField = () => wholeNumber(1, 1, 1_000_000);

/** Items on a page. */
export const limitField = () => wholeNumber(DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE);

interface Choices<View extends string, Sort extends string> {
  readonly views: readonly View[];
  /** Where none is asked for, as with the order. */
  readonly view: NoInfer<View>;
  readonly sorts: readonly Sort[];
  readonly sort: NoInfer<Sort>;
}

/** How a list is asked for at a desk: which part of it, in which order, and which page. */
export function listFields<const View extends string, const Sort extends string>(choices: Choices<View, Sort>) {
  const { views, view, sorts, sort } = choices;
  return {
    view: v.optional(v.picklist(views, 'Unknown view'), view),
    sort: v.optional(v.picklist(sorts, 'Unknown order'), sort),
    page: pageField(),
    limit: limitField(),
  };
}

/** Where a numbered page stands in its list. */
export const PaginationSchema = v.object({
  totalItems: v.pipe(v.number(), v.integer()),
  totalPages: v.pipe(v.number(), v.integer()),
  page: v.pipe(v.number(), v.integer()),
  limit: v.pipe(v.number(), v.integer()),
});
/** Where a numbered page stands in its list. */
export type Pagination = v.InferOutput<typeof PaginationSchema>;

/** Describes one page of a list of `totalItems`. */
export function paginate(totalItems: number, page: number, limit: number): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit), page, limit };
}
