import type { PricedKind } from '@halfdrop/domain';
import type { Price, PriceBook, PriceDetails, PriceEntry, PriceEntryPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Why a price is changed, and the version that was read. */
interface Grounds {
  readonly reason: string;
  readonly version: number;
}

/** What a price becomes, and when; null for at once. */
interface PriceChange extends Grounds {
  readonly price: Price | null;
  readonly startsAt: string | null;
}

/** Looking after prices. */
export interface PriceDeskApi {
  book(): Promise<PriceEntry[]>;
  ownPrices(wanted: { readonly page: number; readonly limit: number }): Promise<PriceEntryPage>;
  one(kind: PricedKind, id: string): Promise<PriceDetails | null>;
  change(kind: PricedKind, id: string, change: PriceChange): Promise<PriceEntry>;
  cancel(kind: PricedKind, id: string, grounds: Grounds): Promise<PriceEntry>;
}

/** Looking after prices over REST. */
export function restPriceDeskApi(client: RestClient): PriceDeskApi {
  return {
    book: async () => (await client.get<PriceBook>(restPath`/admin/prices`)).entries,
    ownPrices: (wanted) => client.get<PriceEntryPage>(restPath`/admin/own-prices`, { ...wanted }),
    one: (kind, id) => client.find<PriceDetails>(restPath`/admin/prices/${kind}/${id}`),
    change: (kind, id, change) => client.post<PriceEntry>(restPath`/admin/prices/${kind}/${id}`, change),
    cancel: (kind, id, grounds) => client.post<PriceEntry>(restPath`/admin/prices/${kind}/${id}/cancellation`, grounds),
  };
}
