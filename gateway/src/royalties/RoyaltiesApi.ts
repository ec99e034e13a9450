import type { RateCard, RateCardList, RoyaltyStatementList, RoyaltyStatementPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A rate card to announce. */
type Announcement = Pick<RateCard, 'version' | 'startsAt' | 'saleBasisPoints' | 'periodBasisPoints' | 'reason'>;

/** Royalties of studios, for studio owners, and rate cards. */
export interface RoyaltiesApi {
  rateCards(): Promise<RateCard[]>;
  announceRateCard(card: Announcement): Promise<RateCard>;
  statements(studioId: string): Promise<RoyaltyStatementList | null>;
  statement(studioId: string, number: number, page: number, limit: number): Promise<RoyaltyStatementPage | null>;
}

/** Creates a `RoyaltiesApi` that calls the REST API. */
export function restRoyaltiesApi(client: RestClient): RoyaltiesApi {
  return {
    rateCards: async () => (await client.get<RateCardList>(restPath`/rate-cards`)).rateCards,
    announceRateCard: (card) => client.post<RateCard>(restPath`/admin/rate-cards`, card),
    statements: (studioId) => client.find<RoyaltyStatementList>(restPath`/studios/${studioId}/statements`),
    statement: (studioId, number, page, limit) =>
      client.find<RoyaltyStatementPage>(restPath`/studios/${studioId}/statements/${String(number)}`, { page, limit }),
  };
}
