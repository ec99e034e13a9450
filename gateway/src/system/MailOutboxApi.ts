import type { MailView } from '@halfdrop/domain';
import type { SystemMail, SystemMailPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for sent emails. */
interface WantedMails {
  readonly view: MailView;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** API for emails sent by the shop. */
export interface MailOutboxApi {
  list(wanted: WantedMails): Promise<SystemMailPage>;
  sendAgain(id: string): Promise<SystemMail>;
}

/** Creates a `MailOutboxApi` that calls the REST API. */
export function restMailOutboxApi(client: RestClient): MailOutboxApi {
  return {
    list: (wanted) => client.get<SystemMailPage>(restPath`/admin/system/mails`, { ...wanted }),
    sendAgain: (id) => client.post<SystemMail>(restPath`/admin/system/mails/${id}/send`),
  };
}
