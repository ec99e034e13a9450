import type { DomainModule } from '../domain-module.ts';
import { studioPersonalData } from './personal-data.repository.ts';

/** Who works in which studio, and how studios come into the shop. */
export const studiosModule = {
  services: {},
  personalData: studioPersonalData,
} satisfies DomainModule;
