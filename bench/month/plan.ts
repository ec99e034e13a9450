/** What happens in a simulated stretch of the shop's life. Days count from 0. */
export interface MonthPlan {
  readonly days: number;
  readonly orders: number;
  readonly subscriptions: number;
  /** How many people the orders are shared among. */
  readonly people: number;
  /** On its morning the category that sells most costs more. */
  readonly priceChangeOn: number;
  /** On its morning the studio that opened on the first day says that it leaves by the evening. */
  readonly studioLeavesOn: number;
  /** Decides who buys what; the same number gives the same month. */
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

/** How many of a number that is spread over the days fall on one of them. */
export function shareOf(total: number, day: number, days: number): number {
  return Math.floor((total * (day + 1)) / days) - Math.floor((total * day) / days);
}
