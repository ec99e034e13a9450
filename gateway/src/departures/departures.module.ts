import type { DomainModule } from '../platform/domain-module.ts';
import { departureResolvers } from './departures.resolvers.ts';
import { restDeparturesApi } from './DeparturesApi.ts';

/** Studios that leave, or that the shop closes. */
export const departuresModule = {
  apis: { departures: restDeparturesApi },
  resolvers: [departureResolvers],
} satisfies DomainModule;
