import type { MailView } from '@halfdrop/domain';
import type { SystemMail, SystemMailPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Which mails are wanted. */
interface WantedMails {
  readonly view: MailView;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** What the shop has mailed. */
export interface MailOutboxApi {
  list(wanted: WantedMails): Promise<SystemMailPage>;
  sendAgain(id: string): Promise<SystemMail>;
}

/** What the shop has mailed, over REST. */
export function restMailOutboxApi(client: RestClient): MailOutboxApi {
  return {
    list: (wanted) => client.get<SystemMailPage>(restPath`/admin/system/mails`, { ...wanted }),
    sendAgain: (id) => client.post<SystemMail>(restPath`/admin/system/mails/${id}/send`),
  };
}
