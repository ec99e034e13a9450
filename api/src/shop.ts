import path from 'node:path';
import type { Router } from 'express';
import type { MoveCategory } from './catalog/category-desk/move-category.ts';
import type { ShopFacts } from './content/composed-text.ts';
import type { DomainModule, Foundation } from './domain-module.ts';
import { domains } from './domains.ts';
import type { ExportedList } from './exports/exported-list.ts';
import type { CallEnvironment } from './platform/http/bind-call.ts';
import type { Measure } from './platform/http/measure.ts';
import type { CallLine } from './platform/http/load-shedding.ts';
import { pruneUses } from './platform/http/rate-limits.repository.ts';
import type { JobHandlers, RecurringJob } from './platform/jobs/jobs.ts';
import { lazyComposition } from './platform/lazy-composition.ts';
import { type CheckedMailer, createMailer } from './platform/mail/mailer.ts';
import type { PersonalData } from './privacy/personal-data.ts';
import type { ShopDependencies } from './shop-dependencies.ts';
import { recordedMailer } from './system/mails/recorded-mailer.ts';

type Domain = (typeof domains)[number];
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ServiceMakers = Intersection<Domain['services']>;

/** Services of all domains. */
type Services = {
  readonly [Name in keyof ServiceMakers]: ServiceMakers[Name] extends (shop: never) => infer Service ? Service : never;
};

/** Base of the composition: what modules get besides each other's services. */
interface Ground extends ShopDependencies, Foundation {
  readonly facts: ShopFacts;
  /** Lists of all domains that the staff can export in full. */
  readonly exportedLists: readonly ExportedList[];
  readonly mailer: CheckedMailer;
  /** Category reassignments of all domains. */
  readonly categoryMoves: readonly MoveCategory[];
  /** Personal data of all domains, in the order in which a deletion erases it. */
  readonly personalData: readonly PersonalData[];
  /** Returns all recurring jobs. */
  readonly schedules: () => readonly RecurringJob[];
  /** Cleanup steps of all domains after an account deletion. */
  readonly closing: readonly ((userId: string) => Promise<void>)[];
}

/** Type check that no service shadows a dependency of the same name. */
type Composition = Ground & ([keyof Ground & keyof Services] extends [never] ? Services : never);

/** The shop's business logic, independent of HTTP. */
export interface Shop extends Services {
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
  readonly callLines: readonly CallLine[];
  readonly measures: readonly Measure[];
  /** Registers the calls of all domains. */
  routes(router: Router, environment: CallEnvironment): void;
}

/** Job that prunes expired data: sessions, idempotency keys, payment pages and rate limits. */
const pruneJob = 'shop.prune';

const modules: readonly DomainModule<Composition>[] = domains;
const serviceMakers: ServiceMakers = Object.assign({}, ...domains.map(({ services }) => services));

/** Composes all domains. */
export function createShop(dependencies: ShopDependencies): Shop {
  const ground: Ground = {
    ...dependencies,
    mailer: recordedMailer(mailerOf(dependencies), dependencies),
    facts: factsOf(dependencies),
    get exportedLists() {
      return modules.flatMap((domain) => domain.exportedLists?.(composition) ?? []);
    },
    categoryMoves: modules.flatMap(({ moveCategory }) => moveCategory ?? []),
    personalData: modules.flatMap(({ personalData }) => personalData ?? []),
    schedules: () => schedulesOf(composition),
    closing: modules.flatMap(({ closeAccount }) =>
      closeAccount ? (userId: string) => closeAccount(composition, userId) : [],
    ),
  };
  const composition = lazyComposition<Ground, Services>(ground, serviceMakers);
  return {
    // Only the services, which are own properties; the dependencies are inherited and therefore not exposed.
    ...composition,
    jobs: jobsOf(composition),
    recurringJobs: schedulesOf(composition),
    callLines: modules.flatMap(({ callLines }) => callLines?.(composition) ?? []),
    measures: modules.flatMap(({ measures }) => measures?.(composition) ?? []),
    routes(router, environment) {
      for (const { routes } of modules) routes?.(router, environment, composition);
    },
  };
}

function jobsOf(composition: Composition): JobHandlers {
  const prune = async () => {
    for (const domain of modules) await domain.prune?.(composition);
    await pruneUses(composition.db);
  };
  return Object.assign({ [pruneJob]: prune }, ...modules.map(({ jobs }) => jobs?.(composition)));
}

function schedulesOf(composition: Composition): RecurringJob[] {
  return [
    { name: pruneJob, at: '17 * * * *' },
    ...modules.flatMap(({ recurringJobs }) => recurringJobs?.(composition) ?? []),
  ];
}

function mailerOf({ smtp = null, dataFolder, supportEmail }: ShopDependencies) {
  return createMailer(smtp, outboxFolder(dataFolder), `Halfdrop <${supportEmail}>`);
}

function factsOf(dependencies: ShopDependencies): ShopFacts {
  const { supportEmail, stripe, oidcSettings, smtp = null, hasSampleCatalog = true } = dependencies;
  return {
    supportEmail,
    isPaymentTest: stripe === null,
    hasGoogleSignIn: oidcSettings !== null,
    hasMailServer: smtp !== null,
    hasSampleCatalog,
  };
}

/** Returns the folder to which mail is written. */
export function outboxFolder(dataFolder: string): string {
  return path.join(dataFolder, 'outbox');
}
