import type { Plan } from '../generated/resolvers.ts';
import { usd } from './money.ts';

type Tier = Pick<Plan, 'tier' | 'license' | 'downloadsPerMonth' | 'includesPremium' | 'trialDays' | 'features'>;

const membership: Tier = {
  tier: 'MEMBERSHIP',
  license: 'COMMERCIAL',
  downloadsPerMonth: null,
  includesPremium: false,
  trialDays: 7,
  features: ['Unlimited downloads', 'Commercial licence', 'Premium support', 'Early access'],
};

const sold = { includesPremium: true, trialDays: 0 };
const starter: Tier = {
  ...sold,
  tier: 'STARTER',
  license: 'STANDARD',
  downloadsPerMonth: 10,
  features: ['10 downloads a month', 'Standard licence'],
};
const pro: Tier = {
  ...sold,
  tier: 'PRO',
  license: 'COMMERCIAL',
  downloadsPerMonth: 50,
  features: ['50 downloads a month', 'Commercial licence'],
};
const elite: Tier = {
  ...sold,
  tier: 'ELITE',
  license: 'EXTENDED',
  downloadsPerMonth: null,
  features: ['Unlimited downloads', 'Extended commercial licence', 'API keys', 'Custom requests', 'Named manager'],
};

function pair(
  tier: Tier,
  names: readonly [string, string],
  cents: readonly [number, number],
  popular: boolean,
): Plan[] {
  const id = tier.tier.toLowerCase();
  const listPrice = cents[0] * 12;
  return [
    {
      ...tier,
      id: `${id}-monthly`,
      name: names[0],
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
      interval: 'YEAR',
      price: usd(cents[1]),
      listPrice: usd(listPrice),
      savingPercent: Math.round(((listPrice - cents[1]) * 100) / listPrice),
      freeMonths: 2,
      isPopular: popular,
    },
  ];
}

/** Every plan of the mocked shop, in the order they are shown. */
export const plans: readonly Plan[] = [
  ...pair(membership, ['Monthly', 'Yearly'], [999, 9999], true),
  ...pair(starter, ['Starter', 'Starter'], [1900, 19_000], false),
  ...pair(pro, ['Pro', 'Pro'], [4900, 49_000], true),
  ...pair(elite, ['Elite', 'Elite'], [14_900, 149_000], false),
];
