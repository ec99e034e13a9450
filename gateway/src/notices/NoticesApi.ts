import type { Notice, NoticePage, StudioInbox } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** REST name of a notice topic. */
export type RestTopic = StudioInbox['mailChoices'][number]['topic'];
/** REST name of a notice kind. */
export type RestKind = Notice['kind'];

/** API for studio notices, for studio members. */
export interface NoticesApi {
  list(studioId: string, query: QueryValues): Promise<NoticePage | null>;
  markRead(studioId: string, read: { readonly noticeId: string; readonly hasReadOlder: boolean }): Promise<StudioInbox>;
  chooseMail(studioId: string, choice: { readonly topic: RestTopic; readonly isMailed: boolean }): Promise<StudioInbox>;
}

/** Creates a `NoticesApi` that calls the REST API. */
export function restNoticesApi(client: RestClient): NoticesApi {
  return {
    list: (studioId, query) => client.find<NoticePage>(restPath`/studios/${studioId}/notices`, query),
    markRead: (studioId, read) => client.post<StudioInbox>(restPath`/studios/${studioId}/notices/read`, read),
    chooseMail: (studioId, choice) => client.put<StudioInbox>(restPath`/studios/${studioId}/notice-mail`, choice),
  };
}
