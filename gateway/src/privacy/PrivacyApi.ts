import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What people do with what the shop knows of them. */
export interface PrivacyApi {
  /** `password` is left out for an account without one. */
  deleteAccount(confirmation: string, password: string | undefined): Promise<void>;
}

/** The same over REST. */
export function restPrivacyApi(client: RestClient): PrivacyApi {
  return {
    deleteAccount: (confirmation, password) => client.command(restPath`/account/delete`, { confirmation, password }),
  };
}
