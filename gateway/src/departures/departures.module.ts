import type { DomainModule } from '../platform/domain-module.ts';
import { departureResolvers } from './departures.resolvers.ts';
import { restDeparturesApi } from './DeparturesApi.ts';

/** Departures of studios, by choice or closed by the shop. */
export const departuresModule = {
  apis: { departures: restDeparturesApi },
  resolvers: [departureResolvers],
} satisfies DomainModule;
