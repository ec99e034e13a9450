import type { FollowDigest } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Weekly emails to followers. */
export interface DigestsApi {
  own(): Promise<FollowDigest>;
  choose(isMailed: boolean): Promise<FollowDigest>;
  unsubscribe(token: string): Promise<FollowDigest>;
}

/** Creates a `DigestsApi` that calls the REST API. */
export function restDigestsApi(client: RestClient): DigestsApi {
  return {
    own: () => client.get<FollowDigest>(restPath`/follow-digest`),
    choose: (isMailed) => client.put<FollowDigest>(restPath`/follow-digest`, { isMailed }),
    unsubscribe: (token) =>
      client.post<FollowDigest>(restPath`/api/follow-digest/unsubscribe`, {}, { query: { token } }),
  };
}
