import type { SubscriberView } from '@halfdrop/domain';
import type {
  ExportLink,
  NewsletterCounts,
  NewsletterIssue,
  NewsletterIssuePage,
  NewsletterPreview,
  NewsletterSubscriberPage,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Page to return. */
interface WantedPage {
  readonly page: number;
  readonly limit: number;
}

/** Filter for newsletter subscribers. */
interface WantedSubscribers extends WantedPage {
  readonly view: SubscriberView;
  readonly q?: string;
}

/** Content of a newsletter issue. */
export interface IssueWords {
  readonly subject: string;
  readonly body: string;
  readonly assetIds: readonly string[];
}

/** When to send an issue, and the reason for the audit. */
interface IssueSchedule {
  readonly version: number;
  readonly sendAt: string | null;
  readonly reason: string;
}

/** API for writing and sending the newsletter. */
export interface NewsletterDeskApi {
  counts(): Promise<NewsletterCounts>;
  subscribers(wanted: WantedSubscribers): Promise<NewsletterSubscriberPage>;
  /** Creates a link to a CSV export of one view. */
  export(wanted: Pick<WantedSubscribers, 'view' | 'q'>): Promise<ExportLink>;
  issues(wanted: WantedPage): Promise<NewsletterIssuePage>;
  issue(id: string): Promise<NewsletterIssue | null>;
  create(words: IssueWords): Promise<NewsletterIssue>;
  save(id: string, change: IssueWords & { readonly version: number }): Promise<NewsletterIssue>;
  preview(words: IssueWords): Promise<NewsletterPreview>;
  test(id: string): Promise<{ readonly email: string }>;
  schedule(id: string, schedule: IssueSchedule): Promise<NewsletterIssue>;
  stop(id: string, reason: string): Promise<NewsletterIssue>;
}

/** Creates a `NewsletterDeskApi` that calls the REST API. */
export function restNewsletterDeskApi(client: RestClient): NewsletterDeskApi {
  const issues = restPath`/admin/newsletter/issues`;
  return {
    counts: () => client.get<NewsletterCounts>(restPath`/admin/newsletter/counts`),
    subscribers: (wanted) =>
      client.get<NewsletterSubscriberPage>(restPath`/admin/newsletter/subscribers`, { ...wanted }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/newsletter/subscribers/exports`, wanted),
    issues: (wanted) => client.get<NewsletterIssuePage>(issues, { ...wanted }),
    issue: (id) => client.find<NewsletterIssue>(restPath`/admin/newsletter/issues/${id}`),
    create: (words) => client.post<NewsletterIssue>(issues, words),
    save: (id, change) => client.put<NewsletterIssue>(restPath`/admin/newsletter/issues/${id}`, change),
    preview: (words) => client.post<NewsletterPreview>(restPath`/admin/newsletter/preview`, words),
    test: (id) => client.post<{ email: string }>(restPath`/admin/newsletter/issues/${id}/tests`, {}),
    schedule: (id, schedule) =>
      client.post<NewsletterIssue>(restPath`/admin/newsletter/issues/${id}/schedule`, schedule),
    stop: (id, reason) => client.post<NewsletterIssue>(restPath`/admin/newsletter/issues/${id}/stop`, { reason }),
  };
}
