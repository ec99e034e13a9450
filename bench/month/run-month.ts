import type { Shop } from '../../e2e/support/shop.ts';
import { monthlyPlans } from './desks.ts';
import { liveDay, type Carried, type DayEvents } from './live-day.ts';
import { errorReader, isQuiet, passNight, type Night } from './night.ts';
import type { MonthPlan } from './plan.ts';
import { isGone, openOwnStudio } from './studio.ts';
import { populate, signStaffIn } from './world.ts';

/** A session ends after 30 days. */
const SIGNED_IN_DAYS = 7;

/** The result of one day with its night. */
export interface Day extends DayEvents {
  /** Starts at 1. */
  readonly number: number;
  readonly night: Night;
  readonly seconds: number;
}

/**
 * Simulates some days of a shop with an adjustable clock, using the requests of its pages and desks.
 * @param tell called at the end of each day
 * @throws if anyone is unable to do what they should be able to do
 */
export async function runMonth(shop: Shop, plan: MonthPlan, tell: (day: Day) => void): Promise<readonly Day[]> {
  const world = await populate(shop, plan);
  const stage = { world, plan, studio: await openOwnStudio(world), plans: await monthlyPlans(world) };
  const errorsIn = errorReader();
  const carried: Carried = { subscribers: [], orders: [], tickets: [], bag: null, paid: 0, refunded: 0 };
  const days: Day[] = [];
  for (let day = 0; day < plan.days; day += 1) {
    const begunAt = performance.now();
    if (day > 0 && day % SIGNED_IN_DAYS === 0) await signStaffIn(world);
    const events = await liveDay(stage, day, carried);
    const night = await passNight(world, carried, errorsIn);
    if (day === plan.studioLeavesOn && !(await isGone(world, stage.studio))) {
      throw new Error('a studio that has left is still on sale');
    }
    const lived = { number: day + 1, ...events, night, seconds: (performance.now() - begunAt) / 1000 };
    tell(lived);
    days.push(lived);
  }
  return days;
}

/** Returns whether every night was without problems. */
export function isSound(days: readonly Day[]): boolean {
  return days.length > 0 && days.every(({ night }) => isQuiet(night));
}
