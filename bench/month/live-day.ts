import { answerTicket, openTicket, raisePrice, refund } from './desks.ts';
import { shareOf, type MonthPlan } from './plan.ts';
import { freshAsset, purchasesOf } from './purchases.ts';
import { buy, buyAtNewPrice, claim, fill, subscribe, type PaidOrder } from './shopping.ts';
import { leave, type OwnStudio } from './studio.ts';
import { enterCustomer, inParallel, type Customer, type World } from './world.ts';

/** Events between a morning and an evening. */
export interface DayEvents {
  readonly orders: number;
  /** US cents. */
  readonly taken: number;
  readonly declined: number;
  readonly abandoned: number;
  readonly refunds: number;
  /** US cents. */
  readonly returned: number;
  readonly subscriptions: number;
  readonly claims: number;
  readonly tickets: number;
}

/** Data that stays the same from day to day. */
export interface Stage {
  readonly world: World;
  readonly plan: MonthPlan;
  readonly studio: OwnStudio;
  /** The plans people subscribe to. */
  readonly plans: readonly string[];
}

/** State carried over from day to day. */
export interface Carried {
  readonly subscribers: Customer[];
  /** Orders paid the day before. */
  orders: readonly PaidOrder[];
  /** Tickets opened the day before. */
  tickets: readonly string[];
  /** A cart filled before the price change, with its total at the time. */
  bag: { readonly customer: Customer; readonly total: number } | null;
  /** Number of orders paid so far. */
  paid: number;
  /** Number of those refunded, at least in part. */
  refunded: number;
}

const ONE_IN_REFUNDED = 25;
const TICKETS_A_DAY = 4;
/** One subscriber in this many has a card whose renewals are declined. */
const ONE_IN_REFUSED_LATER = 12;
const CLAIM_EVERY_DAYS = 7;
const CLAIMS_OF_SUBSCRIBER = 2;

/** Simulates one day: first the staff, then the shoppers. */
export async function liveDay(stage: Stage, day: number, carried: Carried): Promise<DayEvents> {
  const { world, plan, studio } = stage;
  await prepareMorning(stage, day, carried);
  const returned = await workAtDesks(world, carried);
  const purchases = purchasesOf(world, plan, day, studio);
  const orders = await inParallel(
    purchases.map(
      ({ customer, assets, outcome }) =>
        () =>
          buy(world, customer, assets, outcome),
    ),
  );
  const paid = orders.filter((order) => order !== null);
  if (carried.bag && day === plan.priceChangeOn) {
    paid.push(await buyAtNewPrice(world, carried.bag.customer, carried.bag.total));
  }
  const claims = await claimAll(world, day, carried.subscribers);
  const subscribed = await subscribeAll(stage, shareOf(plan.subscriptions, day, plan.days));
  const tickets = await inParallel(
    Array.from({ length: TICKETS_A_DAY }, () => () => openTicket(world, world.dice.pick(world.customers))),
  );
  if (day === plan.studioLeavesOn) await leave(world, studio);
  carried.subscribers.push(...subscribed);
  carried.orders = paid;
  carried.tickets = tickets;
  carried.paid += paid.length;
  carried.refunded += returned.length;
  const countOf = (wanted: string) => purchases.filter(({ outcome }) => outcome === wanted).length;
  return {
    orders: paid.length,
    taken: paid.reduce((sum, { total }) => sum + total, 0),
    declined: countOf('declined first'),
    abandoned: countOf('abandoned'),
    refunds: returned.length,
    returned: returned.reduce((sum, cents) => sum + cents, 0),
    subscriptions: subscribed.length,
    claims,
    tickets: tickets.length,
  };
}

/** The day before the price change, fills a cart; then raises the price of the category in it. */
async function prepareMorning({ world, plan }: Stage, day: number, carried: Carried): Promise<void> {
  const [asset] = world.assets;
  if (!asset) throw new Error('The shop has nothing to sell.');
  if (day === plan.priceChangeOn - 1) {
    const customer = await enterCustomer(world.shop);
    carried.bag = { customer, total: await fill(world, customer, [asset]) };
  }
  if (day === plan.priceChangeOn) await raisePrice(world, asset.category.name);
}

/** Answers tickets and makes refunds. @returns the amount of each refund, in US cents */
async function workAtDesks(world: World, { tickets, orders }: Carried): Promise<readonly number[]> {
  await inParallel(tickets.map((number) => () => answerTicket(world, number)));
  const unwanted = orders.filter((_, index) => index % ONE_IN_REFUNDED === 0);
  return inParallel(
    unwanted.map(
      ({ number }, index) =>
        () =>
          refund(world, number, index % 2 === 0),
    ),
  );
}

/** Every seventh day, subscribers claim patterns. @returns how many */
async function claimAll(world: World, day: number, subscribers: readonly Customer[]): Promise<number> {
  if (day % CLAIM_EVERY_DAYS !== CLAIM_EVERY_DAYS - 1) return 0;
  await inParallel(
    subscribers.map((customer) => async () => {
      for (let count = 0; count < CLAIMS_OF_SUBSCRIBER; count += 1) {
        await claim(world, customer, freshAsset(world, customer));
      }
    }),
  );
  return subscribers.length * CLAIMS_OF_SUBSCRIBER;
}

async function subscribeAll({ world, plans }: Stage, count: number): Promise<readonly Customer[]> {
  return inParallel(
    Array.from({ length: count }, (_, index) => async () => {
      const customer = await enterCustomer(world.shop);
      const isRefusedLater = index % ONE_IN_REFUSED_LATER === 0;
      await subscribe(world, customer, { id: world.dice.pick(plans), isRefusedLater });
      return customer;
    }),
  );
}
