import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@halfdrop/domain';
import * as v from 'valibot';
import { wholeNumber } from './fields.ts';

/** Creates the page number field; its upper bound keeps offsets within PostgreSQL's integers. */
export const pageField = () => wholeNumber(1, 1, 1_000_000);

/** Creates the page size field. */
export const limitField = () => wholeNumber(DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE);

interface Choices<View extends string, Sort extends string> {
  readonly views: readonly View[];
  /** Default view; likewise for the order. */
  readonly view: NoInfer<View>;
  readonly sorts: readonly Sort[];
  readonly sort: NoInfer<Sort>;
}

/** Creates the fields for the view, order and page of a desk list. */
export function listFields<const View extends string, const Sort extends string>(choices: Choices<View, Sort>) {
  const { views, view, sorts, sort } = choices;
  return {
    view: v.optional(v.picklist(views, 'Unknown view'), view),
    sort: v.optional(v.picklist(sorts, 'Unknown order'), sort),
    page: pageField(),
    limit: limitField(),
  };
}

/** Pagination data of a numbered page. */
export const PaginationSchema = v.object({
  totalItems: v.pipe(v.number(), v.integer()),
  totalPages: v.pipe(v.number(), v.integer()),
  page: v.pipe(v.number(), v.integer()),
  limit: v.pipe(v.number(), v.integer()),
});
/** Pagination data of a numbered page. */
export type Pagination = v.InferOutput<typeof PaginationSchema>;

/** Returns the pagination data of a page in a list of `totalItems`. */
export function paginate(totalItems: number, page: number, limit: number): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit), page, limit };
}
