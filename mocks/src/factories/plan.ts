import type { Plan } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** What the plans of a tier share, whatever the interval. */
type Tier = Omit<
  Plan,
  'buttonText' | 'freeMonths' | 'id' | 'interval' | 'isPopular' | 'listPrice' | 'name' | 'price' | 'savingPercent'
>;

const membership: Tier = {
  tier: 'MEMBERSHIP',
  description: 'Every pattern of All Designs, as many as you like.',
  license: 'COMMERCIAL',
  licenseLabel: 'Commercial licence',
  downloadsPerMonth: null,
  downloadsLabel: 'Unlimited downloads',
  includesPremium: false,
  catalogueLabel: 'All Designs, not Premium',
  trialDays: 7,
  trialDownloads: 10,
  perks: ['Premium support', 'Early access'],
  features: [
    'All Designs, not Premium',
    'Unlimited downloads',
    'Commercial licence',
    'Premium support',
    'Early access',
  ],
};

const everything = 'All Designs and Premium Designs';
const sold = {
  includesPremium: true,
  catalogueLabel: everything,
  trialDays: 0,
  trialDownloads: null,
  perks: ['Premium support', 'Early access'],
};
const starter: Tier = {
  ...sold,
  tier: 'STARTER',
  description: 'For a first collection and the odd commission.',
  license: 'STANDARD',
  licenseLabel: 'Standard licence',
  downloadsPerMonth: 10,
  downloadsLabel: '10 downloads a month',
  features: [everything, '10 downloads a month', 'Standard licence', ...sold.perks],
};
const pro: Tier = {
  ...sold,
  tier: 'PRO',
  description: 'For studios that print every month.',
  license: 'COMMERCIAL',
  licenseLabel: 'Commercial licence',
  downloadsPerMonth: 50,
  downloadsLabel: '50 downloads a month',
  features: [everything, '50 downloads a month', 'Commercial licence', ...sold.perks],
};
const elitePerks = [...sold.perks, 'Custom requests', 'Named manager'];
const elite: Tier = {
  ...sold,
  tier: 'ELITE',
  description: 'For teams that resell and brief.',
  license: 'EXTENDED',
  licenseLabel: 'Extended commercial licence',
  downloadsPerMonth: null,
  downloadsLabel: 'Unlimited downloads',
  perks: elitePerks,
  features: [everything, 'Unlimited downloads', 'Extended commercial licence', ...elitePerks],
};

const free: Plan = {
  id: 'free',
  tier: 'FREE',
  name: 'Free',
  description: 'To look around and print a first piece.',
  buttonText: 'Create an account',
  interval: null,
  price: usd(0),
  listPrice: null,
  savingPercent: null,
  freeMonths: null,
  license: 'PERSONAL',
  licenseLabel: 'Personal licence',
  downloadsPerMonth: null,
  downloadsLabel: '5 free downloads',
  includesPremium: false,
  catalogueLabel: 'Free patterns',
  trialDays: 0,
  trialDownloads: null,
  perks: ['PNG files'],
  features: ['Free patterns', '5 free downloads', 'Personal licence', 'PNG files'],
  isPopular: false,
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
      listPrice: usd(listPrice),
      savingPercent: Math.round(((listPrice - cents[1]) * 100) / listPrice),
      freeMonths: 2,
      isPopular: popular,
    },
  ];
}

/** Every plan of the mocked shop, in the order they are shown. */
export const plans: readonly Plan[] = [
  free,
  ...pair(membership, ['Monthly', 'Yearly'], [999, 9999], true),
  ...pair(starter, ['Starter', 'Starter'], [1900, 19_000], false),
  ...pair(pro, ['Pro', 'Pro'], [4900, 49_000], true),
  ...pair(elite, ['Elite', 'Elite'], [14_900, 149_000], false),
];
