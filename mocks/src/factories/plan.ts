import { planCatalogLabel, planDownloadsLabel, planLicenseName, yearlySaving } from '@halfdrop/domain';
import type { Plan } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** The fields shared by the plans of a tier, whatever the interval. */
type Tier = Omit<
  Plan,
  'buttonText' | 'freeMonths' | 'id' | 'interval' | 'isPopular' | 'listPrice' | 'name' | 'price' | 'savingPercent'
>;

const perks = ['Premium support', 'Early access'];

/** Returns a tier with the texts derived from its limits. */
function tierOf(
  facts: Pick<Tier, 'description' | 'downloadsPerMonth' | 'license' | 'tier'> & Partial<Tier>,
  once: number | null = null,
): Tier {
  const known = { hasPremiumAccess: true, trialDays: 0, trialDownloads: null, perks, ...facts };
  const licenseLabel = planLicenseName(known.license);
  const downloadsLabel = planDownloadsLabel({ aMonth: known.downloadsPerMonth ?? null, once });
  const catalogLabel = planCatalogLabel({ tier: known.tier, includesPremium: known.hasPremiumAccess });
  const features = [catalogLabel, downloadsLabel, licenseLabel, ...known.perks];
  return { ...known, licenseLabel, downloadsLabel, catalogLabel, features };
}

const membership = tierOf({
  tier: 'MEMBERSHIP',
  description: 'Every pattern of All Designs, as many as you like.',
  license: 'COMMERCIAL',
  downloadsPerMonth: null,
  hasPremiumAccess: false,
  trialDays: 7,
  trialDownloads: 10,
});
const starter = tierOf({
  tier: 'STARTER',
  description: 'For a first collection and the odd commission.',
  license: 'STANDARD',
  downloadsPerMonth: 10,
});
const pro = tierOf({
  tier: 'PRO',
  description: 'For studios that print every month.',
  license: 'COMMERCIAL',
  downloadsPerMonth: 50,
});
const elite = tierOf({
  tier: 'ELITE',
  description: 'For teams that resell and brief.',
  license: 'EXTENDED',
  downloadsPerMonth: null,
  perks: [...perks, 'Custom requests', 'Named manager'],
});

const free: Plan = {
  ...tierOf(
    {
      tier: 'FREE',
      description: 'To look around and print a first piece.',
      license: 'PERSONAL',
      downloadsPerMonth: null,
      hasPremiumAccess: false,
      perks: ['PNG files'],
    },
    5,
  ),
  id: 'free',
  name: 'Free',
  buttonText: 'Create an account',
  interval: null,
  price: usd(0),
  listPrice: null,
  savingPercent: null,
  freeMonths: null,
  isPopular: false,
};

function pair(
  tier: Tier,
  names: readonly [string, string],
  cents: readonly [number, number],
  popular: boolean,
): Plan[] {
  const id = tier.tier.toLowerCase();
  const saved = yearlySaving(cents[1], cents[0]);
  return [
    {
      ...tier,
      id: `${id}-monthly`,
      name: names[0],
      buttonText: `Choose ${names[0]}`,
      interval: 'MONTH',
      price: usd(cents[0]),
      listPrice: null,
      savingPercent: null,
      freeMonths: null,
      isPopular: popular && tier.tier !== 'MEMBERSHIP',
    },
    {
      ...tier,
      id: `${id}-yearly`,
      name: names[1],
      buttonText: `Choose ${names[1]}`,
      interval: 'YEAR',
      price: usd(cents[1]),
      listPrice: saved && usd(saved.listPrice),
      savingPercent: saved?.saving.percent ?? null,
      freeMonths: saved?.saving.months ?? null,
      isPopular: popular,
    },
  ];
}

/** All plans of the mocked shop, in display order. */
export const plans: readonly Plan[] = [
  free,
  ...pair(membership, ['Monthly', 'Yearly'], [999, 9999], true),
  ...pair(starter, ['Starter', 'Starter'], [1900, 19_000], false),
  ...pair(pro, ['Pro', 'Pro'], [4900, 49_000], true),
  ...pair(elite, ['Elite', 'Elite'], [14_900, 149_000], false),
];

/** Returns a paid plan; undefined for Free and for unknown ids. */
export function paidPlan(planId: string): Plan | undefined {
  return plans.find(({ id, interval }) => id === planId && interval);
}
