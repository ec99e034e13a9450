import type { PersonSort, PersonView } from '@halfdrop/domain';
import type { AdminPerson, ExportLink, Impersonation, PersonFactsPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for the user list. */
interface WantedPeople {
  readonly view: PersonView;
  readonly sort: PersonSort;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

interface Reasoned {
  readonly reason: string;
}

/** API for finding and supporting users. */
export interface PeopleApi {
  list(wanted: WantedPeople): Promise<PersonFactsPage>;
  export(wanted: Pick<WantedPeople, 'view' | 'q'>): Promise<ExportLink>;
  one(id: string): Promise<AdminPerson | null>;
  confirmEmail(id: string, body: Reasoned): Promise<AdminPerson>;
  endSessions(id: string, body: Reasoned): Promise<AdminPerson>;
  correctDownloads(id: string, body: Reasoned & { readonly freeDownloads: number }): Promise<AdminPerson>;
  block(id: string, body: Reasoned): Promise<AdminPerson>;
  unblock(id: string, body: Reasoned): Promise<AdminPerson>;
  impersonate(id: string, body: Reasoned): Promise<Impersonation>;
  erase(id: string, body: Reasoned): Promise<void>;
}

/** Creates a `PeopleApi` that calls the REST API. */
export function restPeopleApi(client: RestClient): PeopleApi {
  return {
    list: (wanted) => client.get<PersonFactsPage>(restPath`/admin/people`, { ...wanted }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/people/exports`, wanted),
    one: (id) => client.find<AdminPerson>(restPath`/admin/people/${id}`),
    confirmEmail: (id, body) => client.post<AdminPerson>(restPath`/admin/people/${id}/confirm-email`, body),
    endSessions: (id, body) => client.post<AdminPerson>(restPath`/admin/people/${id}/end-sessions`, body),
    correctDownloads: (id, body) => client.post<AdminPerson>(restPath`/admin/people/${id}/correct-downloads`, body),
    block: (id, body) => client.post<AdminPerson>(restPath`/admin/people/${id}/block`, body),
    unblock: (id, body) => client.post<AdminPerson>(restPath`/admin/people/${id}/unblock`, body),
    impersonate: (id, body) => client.post<Impersonation>(restPath`/admin/people/${id}/impersonate`, body),
    erase: (id, body) => client.post(restPath`/admin/people/${id}/erase`, body),
  };
}
