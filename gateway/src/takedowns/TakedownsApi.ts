import type { TakedownSort, TakedownView } from '@halfdrop/domain';
import type {
  StudioTakedown,
  StudioTakedownList,
  Takedown,
  TakedownPage,
  TakedownReceipt,
  TakedownState,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A takedown claim. */
interface TakedownClaim {
  readonly pattern: string;
  readonly name: string;
  readonly email: string;
  readonly contact: string;
  readonly right: string;
  readonly isGoodFaith: boolean;
  readonly isAccurate: boolean;
}

/** Filter for takedown requests. */
interface WantedTakedowns {
  readonly view: TakedownView;
  readonly sort: TakedownSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** Takedown requests. */
export interface TakedownsApi {
  request(claim: TakedownClaim): Promise<TakedownReceipt>;
  confirm(token: string): Promise<TakedownState>;
  goToCourt(token: string, court: string): Promise<TakedownState>;
  /** Null if the caller does not own the studio. */
  ofStudio(studioId: string): Promise<StudioTakedown[] | null>;
  counter(
    number: string,
    notice: { readonly statement: string; readonly isGoodFaith: boolean },
  ): Promise<StudioTakedown>;
  list(wanted: WantedTakedowns): Promise<TakedownPage>;
  byNumber(number: string): Promise<Takedown | null>;
  hold(number: string, reason: string): Promise<Takedown>;
  refuse(number: string, reason: string): Promise<Takedown>;
  restore(number: string, reason: string): Promise<Takedown>;
}

/** Creates a `TakedownsApi` that calls the REST API. */
export function restTakedownsApi(client: RestClient): TakedownsApi {
  return {
    request: (claim) => client.post<TakedownReceipt>(restPath`/takedown-requests`, claim),
    confirm: (token) => client.post<TakedownState>(restPath`/takedown-requests/confirmations`, { token }),
    goToCourt: (token, court) => client.post<TakedownState>(restPath`/takedown-requests/court-cases`, { token, court }),
    ofStudio: async (studioId) =>
      (await client.find<StudioTakedownList>(restPath`/studios/${studioId}/takedowns`))?.takedowns ?? null,
    counter: (number, notice) => client.post<StudioTakedown>(restPath`/takedowns/${number}/counter-notice`, notice),
    list: (wanted) => client.get<TakedownPage>(restPath`/admin/takedowns`, { ...wanted }),
    byNumber: (number) => client.find<Takedown>(restPath`/admin/takedowns/${number}`),
    hold: (number, reason) => client.post<Takedown>(restPath`/admin/takedowns/${number}/hold`, { reason }),
    refuse: (number, reason) => client.post<Takedown>(restPath`/admin/takedowns/${number}/refuse`, { reason }),
    restore: (number, reason) => client.post<Takedown>(restPath`/admin/takedowns/${number}/restore`, { reason }),
  };
}
