import { decimalOf } from '@halfdrop/domain';
import { brand } from '#lib/brand.ts';
import type { PlanCard_PlanFragment } from '#features/subscriptions/PlanCard.fragment.generated.ts';

/** Months and years as UN/CEFACT codes, which schema.org measures billing by. */
const unitCodes = { MONTH: 'MON', YEAR: 'ANN' } as const;

/** The plans for search engines. */
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
