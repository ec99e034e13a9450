import { can, type Actor } from '@halfdrop/domain';
import { vectorFromBase64 } from '@halfdrop/patterns';
import type { Foundation } from '../../domain-module.ts';
import { isRowId } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { LikenessSearch } from '../../search/likeness/likeness-search.ts';
import { findSubmission } from '../submissions.repository.ts';
import { NEIGHBORS, suggestTags } from './suggest-tags.ts';
import type { TagSuggestionsDto } from './suggestions.contract.ts';
import { findTagsOnSale } from './suggestions.repository.ts';

/** Suggestions for a submission, for members of its studio. */
export interface SuggestionService {
  /** @throws not_found */
  tags(actor: Actor, submissionId: string): Promise<TagSuggestionsDto>;
}

interface SuggestionNeeds extends Pick<Foundation, 'db'> {
  readonly likeness: Pick<LikenessSearch, 'similarToPicture'>;
}

/** Creates the service. */
export function createSuggestionService({ db, likeness }: SuggestionNeeds): SuggestionService {
  return {
    async tags(actor, submissionId) {
      const row = isRowId(submissionId) ? await findSubmission(db, submissionId) : undefined;
      const isOwn = row && can(actor, 'studio.upload', { kind: 'studio', id: String(row.studio_id) });
      if (!isOwn) throw new Problem('not_found');
      const measures = row.report?.measures;
      if (!measures) return { suggestions: [] };
      const picture = {
        descriptor: vectorFromBase64(measures.descriptor),
        fingerprint: vectorFromBase64(measures.fingerprint),
      };
      const near = await likeness.similarToPicture(picture, { limit: NEIGHBORS });
      // A newer version resembles its own listing, whose tags it already has.
      const others = near.filter((id) => id !== row.asset_id);
      const tagsOf = await findTagsOnSale(db, others);
      const suggestions = suggestTags({
        neighbors: others.map((id) => tagsOf.get(id) ?? []),
        palette: measures.palette,
        layout: row.repeat_layout,
        millimeters: row.repeat_millimeters,
      });
      return { suggestions: suggestions.filter(({ tag }) => !row.tags.includes(tag)) };
    },
  };
}
