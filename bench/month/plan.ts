/** Parameters of a simulated period. Days count from 0. */
export interface MonthPlan {
  readonly days: number;
  readonly orders: number;
  readonly subscriptions: number;
  /** Number of people who share the orders. */
  readonly people: number;
  /** Day on whose morning the price of the best-selling category rises. */
  readonly priceChangeOn: number;
  /** Day on whose morning the studio opened on the first day announces that it leaves by the evening. */
  readonly studioLeavesOn: number;
  /** Seed of the random choices; the same seed gives the same month. */
  readonly seed: number;
}

/** A whole month. */
export const month: MonthPlan = {
  days: 30,
  orders: 2050,
  subscriptions: 300,
  people: 400,
  priceChangeOn: 10,
  studioLeavesOn: 20,
  seed: 20_261,
};

/** A few days in which everything of a month happens. */
export const shortMonth: MonthPlan = {
  days: 3,
  orders: 66,
  subscriptions: 9,
  people: 30,
  priceChangeOn: 1,
  studioLeavesOn: 2,
  seed: 7,
};

/** Returns how much of a total, spread over the days, falls on one of them. */
export function shareOf(total: number, day: number, days: number): number {
  return Math.floor((total * (day + 1)) / days) - Math.floor((total * day) / days);
}
