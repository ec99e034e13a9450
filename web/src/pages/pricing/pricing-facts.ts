import { decimalOf } from '@halfdrop/domain';
import { brand } from '#lib/brand.ts';
import type { PlanCard_PlanFragment } from '#features/subscriptions/PlanCard.fragment.generated.ts';

/** UN/CEFACT unit codes, which schema.org uses for billing intervals. */
const unitCodes = { MONTH: 'MON', YEAR: 'ANN' } as const;

/** Returns the plans as structured data. */
export function planFacts(plans: readonly PlanCard_PlanFragment[]): Readonly<Record<string, unknown>> {
  const offers = plans.flatMap(({ name, description, price, interval }) => {
    if (interval === null) return [];
    const amount = decimalOf(price.minorUnits);
    return [
      {
        '@type': 'Offer',
        name,
        description,
        price: amount,
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: amount,
          priceCurrency: price.currency,
          billingDuration: 1,
          unitCode: unitCodes[interval],
        },
      },
    ];
  });
  return {
    '@type': 'Service',
    name: `${brand.name} plans`,
    provider: { '@type': 'Organization', name: brand.name },
    offers,
  };
}
