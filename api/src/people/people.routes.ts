import type { Router } from 'express';
import { bindCall, type CallEnvironment, type Viewer } from '../platform/http/bind-call.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { impersonationCalls } from './impersonation.contract.ts';
import { PEOPLE_EXPORT } from './people-export.ts';
import { peopleCalls as calls } from './people.contract.ts';
import type { PeopleService } from './people.service.ts';

/** Dependencies of this domain's routes. */
export interface PeopleServices {
  readonly people: PeopleService;
  readonly exports: ExportService;
}

interface Asked {
  readonly viewer: Viewer;
  readonly params: { readonly id: string };
  readonly body: { readonly reason: string };
}

const orderOf = ({ viewer, params, body }: Asked) => ({ by: viewer, personId: params.id, reason: body.reason });

/** Registers the routes of this domain. */
export function peopleRoutes(router: Router, environment: CallEnvironment, { people, exports }: PeopleServices): void {
  const { acts } = people;
  bindCall(router, calls.adminPeople, environment, ({ query }) => people.list(query));
  bindCall(router, calls.exportPeople, environment, ({ viewer, body }) => exports.link(viewer, PEOPLE_EXPORT, body));
  bindCall(router, calls.adminPerson, environment, ({ params }) => people.one(params.id));
  bindCall(router, calls.confirmEmail, environment, async (asked) => {
    await acts.confirmEmail(orderOf(asked));
    return people.one(asked.params.id);
  });
  bindCall(router, calls.endSessions, environment, async (asked) => {
    await acts.endSessions(orderOf(asked));
    return people.one(asked.params.id);
  });
  bindCall(router, calls.correctDownloads, environment, async (asked) => {
    await acts.correctDownloads(orderOf(asked), asked.body);
    return people.one(asked.params.id);
  });
  bindCall(router, calls.block, environment, async (asked) => {
    await acts.block(orderOf(asked));
    return people.one(asked.params.id);
  });
  bindCall(router, calls.unblock, environment, async (asked) => {
    await acts.unblock(orderOf(asked));
    return people.one(asked.params.id);
  });
  bindCall(router, impersonationCalls.impersonate, environment, (asked) => people.impersonate(orderOf(asked)));
  bindCall(router, calls.exportPerson, environment, async (asked) => {
    const file = await acts.exportData(orderOf(asked));
    asked.response
      .set('cache-control', 'no-store')
      .set('content-disposition', 'attachment; filename="personal-data.json"')
      .type('application/json')
      .send(file);
  });
  bindCall(router, calls.erase, environment, (asked) => acts.erase(orderOf(asked)));
}
