import { shareOf, type MonthPlan } from './plan.ts';
import type { Outcome } from './shopping.ts';
import type { OwnStudio } from './studio.ts';
import type { Customer, SoldAsset, World } from './world.ts';

/** A purchase and its outcome. */
export interface Purchase {
  readonly customer: Customer;
  readonly assets: readonly SoldAsset[];
  readonly outcome: Outcome;
}

/** One in this many purchases is declined first, or never paid. */
const ONE_IN = { declined: 20, abandoned: 50 } as const;
/** Patterns of a new studio are open to everyone after three days. */
const EARLY_ACCESS_DAYS = 3;
/** Number of purchases per day that start with a pattern of the new studio. */
const OF_NEW_STUDIO = 2;

/** Returns the purchases of a day: at most one per customer, so that they can run concurrently. */
export function purchasesOf(world: World, plan: MonthPlan, day: number, studio: OwnStudio): readonly Purchase[] {
  const { dice, customers } = world;
  const count = shareOf(plan.orders, day, plan.days);
  if (count > customers.length) throw new Error(`${count} orders a day need more than ${customers.length} people.`);
  const first = dice.below(customers.length);
  const isStudioOpen = day > EARLY_ACCESS_DAYS && day <= plan.studioLeavesOn;
  return [...customers.slice(first), ...customers.slice(0, first)].slice(0, count).map((customer, index) => {
    const own = isStudioOpen && index < OF_NEW_STUDIO ? untaken(customer, studio.assets).slice(0, 1) : [];
    const others = Array.from({ length: 1 + dice.below(2) }, () => freshAsset(world, customer));
    return { customer, assets: [...new Set([...own, ...others])], outcome: outcomeOf(index) };
  });
}

/** Returns a pattern that a customer does not own. */
export function freshAsset({ assets, dice }: World, customer: Customer): SoldAsset {
  return dice.pick(untaken(customer, assets));
}

function untaken({ taken }: Customer, assets: readonly SoldAsset[]): readonly SoldAsset[] {
  return assets.filter(({ id }) => !taken.has(id));
}

function outcomeOf(index: number): Outcome {
  if (index % ONE_IN.abandoned === ONE_IN.abandoned - 1) return 'abandoned';
  return index % ONE_IN.declined === ONE_IN.declined - 1 ? 'declined first' : 'paid';
}
