import type { PricedKind } from '@halfdrop/domain';
import type { Price, PriceBook, PriceDetails, PriceEntry, PriceEntryPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Reason for a price change, and the version it is based on. */
interface Grounds {
  readonly reason: string;
  readonly version: number;
}

/** A new price and its start; null to start immediately. */
interface PriceChange extends Grounds {
  readonly price: Price | null;
  readonly startsAt: string | null;
}

/** API for managing prices. */
export interface PriceDeskApi {
  book(): Promise<PriceEntry[]>;
  ownPrices(wanted: { readonly page: number; readonly limit: number }): Promise<PriceEntryPage>;
  one(kind: PricedKind, id: string): Promise<PriceDetails | null>;
  change(kind: PricedKind, id: string, change: PriceChange): Promise<PriceEntry>;
  cancel(kind: PricedKind, id: string, grounds: Grounds): Promise<PriceEntry>;
}

/** Creates a `PriceDeskApi` that calls the REST API. */
export function restPriceDeskApi(client: RestClient): PriceDeskApi {
  return {
    book: async () => (await client.get<PriceBook>(restPath`/admin/prices`)).entries,
    ownPrices: (wanted) => client.get<PriceEntryPage>(restPath`/admin/own-prices`, { ...wanted }),
    one: (kind, id) => client.find<PriceDetails>(restPath`/admin/prices/${kind}/${id}`),
    change: (kind, id, change) => client.post<PriceEntry>(restPath`/admin/prices/${kind}/${id}`, change),
    cancel: (kind, id, grounds) => client.post<PriceEntry>(restPath`/admin/prices/${kind}/${id}/cancellation`, grounds),
  };
}
