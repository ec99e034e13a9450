import type { Notice, NoticePage, StudioInbox } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A topic of notices, as REST names it. */
export type RestTopic = StudioInbox['mailChoices'][number]['topic'];
/** A kind of notices, as REST names it. */
export type RestKind = Notice['kind'];

/** What studios are told, for those who work in them. */
export interface NoticesApi {
  list(studioId: string, query: QueryValues): Promise<NoticePage | null>;
  markRead(studioId: string, read: { readonly noticeId: string; readonly hasReadOlder: boolean }): Promise<StudioInbox>;
  chooseMail(studioId: string, choice: { readonly topic: RestTopic; readonly isMailed: boolean }): Promise<StudioInbox>;
}

/** Notices over REST. */
export function restNoticesApi(client: RestClient): NoticesApi {
  return {
    list: (studioId, query) => client.find<NoticePage>(restPath`/studios/${studioId}/notices`, query),
    markRead: (studioId, read) => client.post<StudioInbox>(restPath`/studios/${studioId}/notices/read`, read),
    chooseMail: (studioId, choice) => client.put<StudioInbox>(restPath`/studios/${studioId}/notice-mail`, choice),
  };
}
