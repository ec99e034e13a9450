import type { DomainModule } from '../platform/domain-module.ts';
import { rateCardResolvers } from './rate-cards.resolvers.ts';
import { royaltyResolvers } from './royalties.resolvers.ts';
import { restRoyaltiesApi } from './RoyaltiesApi.ts';

/** Studio royalties. */
export const royaltiesModule = {
  apis: { royalties: restRoyaltiesApi },
  resolvers: [rateCardResolvers, royaltyResolvers],
  freshSeconds: { rateCards: 60 },
} satisfies DomainModule;
