import type { FollowDigest } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** The weekly mail to followers. */
export interface DigestsApi {
  own(): Promise<FollowDigest>;
  choose(isMailed: boolean): Promise<FollowDigest>;
  unsubscribe(token: string): Promise<FollowDigest>;
}

/** The weekly mail over REST. */
export function restDigestsApi(client: RestClient): DigestsApi {
  return {
    own: () => client.get<FollowDigest>(restPath`/follow-digest`),
    choose: (isMailed) => client.put<FollowDigest>(restPath`/follow-digest`, { isMailed }),
    unsubscribe: (token) =>
      client.post<FollowDigest>(restPath`/api/follow-digest/unsubscribe`, {}, { query: { token } }),
  };
}
