import type { Foundation } from '../../domain-module.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Audit } from '../../staff/audit.ts';
import type { MoveCategory } from './move-category.ts';

/** What the desk of categories stands on. */
export interface CategoryDeskNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
  readonly searchIndex: SearchIndex;
  /** What other domains keep of categories. */
  readonly categoryMoves: readonly MoveCategory[];
}
