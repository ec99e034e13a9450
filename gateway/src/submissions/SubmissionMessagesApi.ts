import type { SubmissionMessages, SubmissionThread, SubmissionThreadPage } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** What somebody writes, under a key by which it is written once. */
interface Saying {
  readonly key: string;
  readonly words: string;
}

/** What studios and reviewers write to each other about patterns. */
export interface SubmissionMessagesApi {
  /** Null for what is as good as absent, as are threads. */
  messages(id: string): Promise<SubmissionMessages | null>;
  send(id: string, saying: Saying): Promise<SubmissionMessages>;
  threads(query: QueryValues): Promise<SubmissionThreadPage>;
  thread(id: string): Promise<SubmissionThread | null>;
  answer(id: string, saying: Saying): Promise<SubmissionThread>;
  settle(id: string): Promise<SubmissionThread>;
}

/** Messages about patterns over REST. */
export function restSubmissionMessagesApi(client: RestClient): SubmissionMessagesApi {
  return {
    messages: (id) => client.find<SubmissionMessages>(restPath`/submissions/${id}/messages`),
    send: (id, saying) => client.post<SubmissionMessages>(restPath`/submissions/${id}/messages`, saying),
    threads: (query) => client.get<SubmissionThreadPage>(restPath`/submission-threads`, query),
    thread: (id) => client.find<SubmissionThread>(restPath`/submission-threads/${id}`),
    answer: (id, saying) => client.post<SubmissionThread>(restPath`/submission-threads/${id}/messages`, saying),
    settle: (id) => client.post<SubmissionThread>(restPath`/submission-threads/${id}/settle`, {}),
  };
}
