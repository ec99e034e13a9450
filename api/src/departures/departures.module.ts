import type { DomainModule } from '../domain-module.ts';
import { createClosingService } from './closings.service.ts';
import { createDepartureService } from './departures.service.ts';
import { departureRoutes, type DepartureServices } from './departures.routes.ts';
import { createPackService } from './pack.service.ts';

/** Job that takes patterns of departing studios off sale. */
const leaveJob = 'departures.leave';

/** Studios that leave or are closed by the shop. */
export const departuresModule = {
  services: {
    departures: createDepartureService,
    closings: createClosingService,
    studioPacks: createPackService,
  },
  routes: departureRoutes,
  jobs: ({ departures }: DepartureServices) => ({ [leaveJob]: () => departures.leaveDue() }),
  recurringJobs: () => [{ name: leaveJob, at: '5 * * * *' }],
} satisfies DomainModule;
