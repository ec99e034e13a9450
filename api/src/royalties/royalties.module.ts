import type { DomainModule } from '../domain-module.ts';
import { createRoyaltyService } from './royalties.service.ts';

/** What studios earn. */
export const royaltiesModule = { services: { royalties: createRoyaltyService } } satisfies DomainModule;
