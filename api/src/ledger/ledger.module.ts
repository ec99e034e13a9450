import type { DomainModule } from '../domain-module.ts';

/** The books. Whoever moves money books it by the functions of its service, in the transaction that moves it. */
export const ledgerModule = { services: {} } satisfies DomainModule;
