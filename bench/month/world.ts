import { newShopper, register, signIn, type Shopper } from '../../e2e/support/shopper.ts';
import { graphql, listAt, textAt } from '../../e2e/support/graphql.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { grantRole } from '../../e2e/support/staff.ts';
import { nextAddress } from '../shop/registered.ts';
import { createDice, type Dice } from '../dice.ts';
import { createAsk, type Ask } from './ask.ts';
import type { MonthPlan } from './plan.ts';

/** A signed-in person. */
export interface Person {
  /** The token of the session; replaced when they sign in again. */
  token: string;
  readonly shopper: Shopper;
}

/** A shopper. */
export interface Customer extends Person {
  /** Patterns they own or have in their cart. */
  readonly taken: Set<string>;
}

/** A paid pattern. */
export interface SoldAsset {
  readonly id: string;
  readonly category: { readonly id: string; readonly name: string };
}

/** The staff, one person for each role needed. */
interface Staff {
  readonly owner: Person;
  readonly finance: Person;
  readonly support: Person;
  readonly reviewer: Person;
}

/** A running shop with everyone in it. */
export interface World {
  readonly shop: Shop;
  readonly ask: Ask;
  readonly dice: Dice;
  readonly staff: Staff;
  readonly customers: readonly Customer[];
  readonly assets: readonly SoldAsset[];
  /** Returns the shop's time. */
  readonly now: () => Date;
  /** Number of days the shop's clock was advanced. */
  days: number;
}

const AT_ONCE = 4;
const DAY = 86_400_000;

/** Creates the staff and customers of a shop. */
export async function populate(shop: Shop, plan: MonthPlan): Promise<World> {
  const people = await inParallel(Array.from({ length: plan.people }, () => () => enterCustomer(shop)));
  const world: World = {
    shop,
    ask: createAsk(shop.url),
    dice: createDice(plan.seed),
    staff: {
      owner: await employ(shop, 'owner'),
      finance: await employ(shop, 'finance'),
      support: await employ(shop, 'support'),
      reviewer: await employ(shop, 'reviewer'),
    },
    customers: people,
    assets: await soldAssets(shop.url),
    now: () => new Date(Date.now() + world.days * DAY),
    days: 0,
  };
  return world;
}

/** Registers a new person. */
export async function enter({ url }: Shop): Promise<Person> {
  const shopper = newShopper();
  return { shopper, token: await register(url, shopper, nextAddress()) };
}

/** Registers a new shopper. */
export async function enterCustomer(shop: Shop): Promise<Customer> {
  return { ...(await enter(shop)), taken: new Set() };
}

/** Signs the staff in again, because sessions expire. */
export async function signStaffIn({ shop, staff }: World): Promise<void> {
  for (const person of [staff.owner, staff.finance, staff.support, staff.reviewer]) {
    person.token = await signIn(shop.url, person.shopper);
  }
}

async function employ(shop: Shop, role: string): Promise<Person> {
  const person = await enter(shop);
  await grantRole(shop, person.shopper, role);
  return person;
}

const catalogQuery = `query Sold($page: Int!) {
  assets(filter: { isFree: false, isPremium: false }, limit: 100, page: $page) { items { id category { id name } } }
}`;

async function soldAssets(url: string): Promise<readonly SoldAsset[]> {
  const pages = await Promise.all([1, 2, 3].map((page) => graphql(url, { query: catalogQuery, variables: { page } })));
  return pages.flatMap((page) => listAt(page, 'assets', 'items')).map(soldAsset);
}

/** Parses a pattern with its category. */
export function soldAsset(item: unknown): SoldAsset {
  const category = { id: textAt(item, 'category', 'id'), name: textAt(item, 'category', 'name') };
  return { id: textAt(item, 'id'), category };
}

/** Runs tasks with limited concurrency, starting them in order. */
export async function inParallel<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next; index < tasks.length; index = next) {
      next += 1;
      const result = await tasks[index]?.();
      if (result !== undefined) results[index] = result;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
