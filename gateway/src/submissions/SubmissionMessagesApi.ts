import type { SubmissionMessages, SubmissionThread, SubmissionThreadPage } from '../generated/rest.ts';
import type { QueryValues, RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A message with its idempotency key. */
interface Saying {
  readonly key: string;
  readonly words: string;
}

/** API for messages between studios and reviewers about patterns. */
export interface SubmissionMessagesApi {
  /** Null if the caller may not see it, as for threads. */
  messages(id: string): Promise<SubmissionMessages | null>;
  send(id: string, saying: Saying): Promise<SubmissionMessages>;
  threads(query: QueryValues): Promise<SubmissionThreadPage>;
  thread(id: string): Promise<SubmissionThread | null>;
  answer(id: string, saying: Saying): Promise<SubmissionThread>;
  settle(id: string): Promise<SubmissionThread>;
}

/** Creates a `SubmissionMessagesApi` that calls the REST API. */
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
