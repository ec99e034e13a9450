import type {
  OwnTiles,
  Submission,
  SubmissionCopies,
  SubmissionDispatch,
  SubmissionNeighbors,
  SubmissionOutcomes,
  SubmissionPage,
  SubmissionReview,
  TagSuggestions,
  SubmissionReviewFigures,
} from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Changes to a submission, in REST form. */
export type SubmissionChange = Partial<
  Pick<
    Submission,
    'title' | 'description' | 'tags' | 'subcategoryId' | 'repeatLayout' | 'repeatMillimeters' | 'offersExtended'
  >
> & {
  readonly id: string;
  readonly version: number;
  readonly categoryId?: string;
  readonly creationMethod?: NonNullable<Submission['creationMethod']>;
};

/** A verdict, in REST form. */
interface VerdictValues {
  readonly version: number;
  readonly verdict: Submission['verdicts'][number]['verdict'];
  readonly reasons?:
    ReadonlyArray<{ readonly code: string; readonly marks?: readonly object[] | undefined }> | undefined;
  readonly note?: string | undefined;
}

/** API for submissions, for studio members, and their review. */
export interface SubmissionsApi {
  list(studioId: string, query: QueryValues): Promise<SubmissionPage | null>;
  byId(id: string): Promise<Submission | null>;
  /** Null if the caller may not see it, as for the next method. */
  tiles(studioId: string): Promise<OwnTiles | null>;
  tagSuggestions(id: string): Promise<TagSuggestions['suggestions'] | null>;
  save(studioId: string, changes: readonly SubmissionChange[]): Promise<SubmissionOutcomes['outcomes']>;
  submit(id: string, version: number, note: string): Promise<Submission>;
  withdraw(id: string): Promise<Submission>;
  appeal(id: string, words: string): Promise<Submission>;
  /** Review statistics visible to everyone. */
  reviewFigures(): Promise<SubmissionReviewFigures>;
  neighbors(id: string): Promise<SubmissionNeighbors | null>;
  copies(id: string): Promise<SubmissionCopies | null>;
  nextReview(): Promise<SubmissionDispatch>;
  keepReview(id: string): Promise<SubmissionReview>;
  skipReview(id: string): Promise<SubmissionDispatch>;
  decide(id: string, verdict: VerdictValues): Promise<Submission>;
}

/** Creates a `SubmissionsApi` that calls the REST API. */
export function restSubmissionsApi(client: RestClient): SubmissionsApi {
  return {
    list: (studioId, query) => client.find<SubmissionPage>(restPath`/studios/${studioId}/submissions`, query),
    byId: (id) => client.find<Submission>(restPath`/submissions/${id}`),
    tiles: (studioId) => client.find<OwnTiles>(restPath`/studios/${studioId}/tiles`),
    async tagSuggestions(id) {
      const found = await client.find<TagSuggestions>(restPath`/submissions/${id}/tag-suggestions`);
      return found && found.suggestions;
    },
    async save(studioId, changes) {
      return (await client.put<SubmissionOutcomes>(restPath`/studios/${studioId}/submissions`, { changes })).outcomes;
    },
    submit: (id, version, note) => client.post<Submission>(restPath`/submissions/${id}/submit`, { version, note }),
    withdraw: (id) => client.post<Submission>(restPath`/submissions/${id}/withdraw`, {}),
    appeal: (id, words) => client.post<Submission>(restPath`/submissions/${id}/appeal`, { words }),
    reviewFigures: () => client.get<SubmissionReviewFigures>(restPath`/submission-reviews/figures`),
    neighbors: (id) => client.find<SubmissionNeighbors>(restPath`/submission-reviews/${id}/neighbors`),
    copies: (id) => client.find<SubmissionCopies>(restPath`/submissions/${id}/copies`),
    nextReview: () => client.post<SubmissionDispatch>(restPath`/submission-reviews/next`, {}),
    keepReview: (id) => client.post<SubmissionReview>(restPath`/submission-reviews/${id}/keep`, {}),
    skipReview: (id) => client.post<SubmissionDispatch>(restPath`/submission-reviews/${id}/skip`, {}),
    decide: (id, verdict) => client.post<Submission>(restPath`/submission-reviews/${id}/verdict`, verdict),
  };
}
