import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for a user's personal data. */
export interface PrivacyApi {
  /** `password` is omitted for accounts without one. */
  deleteAccount(confirmation: string, password: string | undefined): Promise<void>;
}

/** Creates a `PrivacyApi` that calls the REST API. */
export function restPrivacyApi(client: RestClient): PrivacyApi {
  return {
    deleteAccount: (confirmation, password) => client.command(restPath`/account/delete`, { confirmation, password }),
  };
}
