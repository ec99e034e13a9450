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

/** The services of every domain. */
type Services = {
  readonly [Name in keyof ServiceMakers]: ServiceMakers[Name] extends (shop: never) => infer Service ? Service : never;
};

/** What modules stand on, beside each other's services. */
interface Ground extends ShopDependencies, Foundation {
  readonly facts: ShopFacts;
  /** The lists of every domain that the staff may fetch whole. */
  readonly exportedLists: readonly ExportedList[];
  readonly mailer: CheckedMailer;
  /** What each domain keeps of categories. */
  readonly categoryMoves: readonly MoveCategory[];
  /** What each domain keeps of people; in a deletion they forget in this order. */
  readonly personalData: readonly PersonalData[];
  /** What comes due by itself. */
  readonly schedules: () => readonly RecurringJob[];
  /** What ends elsewhere once an account is deleted. */
  readonly closing: readonly ((userId: string) => Promise<void>)[];
}

/** A service that had the name of what it stands on would hide that from all others. */
type Composition = Ground & ([keyof Ground & keyof Services] extends [never] ? Services : never);

/** The rules of the shop, without HTTP. */
export interface Shop extends Services {
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
  readonly callLines: readonly CallLine[];
  readonly measures: readonly Measure[];
  /** Serves the calls of every domain. */
  routes(router: Router, environment: CallEnvironment): void;
}

/** Forgets what has outlived its use: old sessions, idempotency keys, payment pages and budgets. */
const pruneJob = 'shop.prune';

const modules: readonly DomainModule<Composition>[] = domains;
const serviceMakers: ServiceMakers = Object.assign({}, ...domains.map(({ services }) => services));

/** Puts the domains together. */
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
    // All services, which are its own; what they stand on it has inherited, and nobody is given.
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

/** Where mail is written to. */
export function outboxFolder(dataFolder: string): string {
  return path.join(dataFolder, 'outbox');
}
