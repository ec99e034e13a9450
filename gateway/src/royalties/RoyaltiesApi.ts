import type { RoyaltyStatementList, RoyaltyStatementPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What studios earn, for those who own them. */
export interface RoyaltiesApi {
  statements(studioId: string): Promise<RoyaltyStatementList | null>;
  statement(studioId: string, number: number, page: number, limit: number): Promise<RoyaltyStatementPage | null>;
}

/** Royalties over REST. */
export function restRoyaltiesApi(client: RestClient): RoyaltiesApi {
  return {
    statements: (studioId) => client.find<RoyaltyStatementList>(restPath`/studios/${studioId}/statements`),
    statement: (studioId, number, page, limit) =>
      client.find<RoyaltyStatementPage>(restPath`/studios/${studioId}/statements/${String(number)}`, { page, limit }),
  };
}
