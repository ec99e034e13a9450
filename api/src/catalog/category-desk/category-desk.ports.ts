import type { Foundation } from '../../domain-module.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { Audit } from '../../staff/audit.ts';
import type { MoveCategory } from './move-category.ts';

/** Dependencies of the category desk. */
export interface CategoryDeskNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
  readonly searchIndex: SearchIndex;
  /** Callbacks that update category references in other domains. */
  readonly categoryMoves: readonly MoveCategory[];
}
