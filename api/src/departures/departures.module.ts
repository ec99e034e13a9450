import type { DomainModule } from '../domain-module.ts';
import { createClosingService } from './closings.service.ts';
import { createDepartureService } from './departures.service.ts';
import { departureRoutes, type DepartureServices } from './departures.routes.ts';
import { createPackService } from './pack.service.ts';

/** Takes from sale what is of studios whose day has come. */
const leaveJob = 'departures.leave';

/** Studios that leave, or that the shop closes. */
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
