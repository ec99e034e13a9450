import { reloadBy } from '#lib/reload-by.ts';
import { FaqSection } from '#widgets/faq-section/FaqSection.tsx';
import { usePricingFaqQuery } from './PricingFaq.query.generated.ts';

/** Questions about plans from the help center. */
export function PricingFaq() {
  const { data, loading, refetch } = usePricingFaqQuery({ notifyOnNetworkStatusChange: true });
  const retry = reloadBy(refetch);
  return (
    <FaqSection
      id="pricing-faq"
      title="Questions on plans"
      articles={data?.helpCategories?.find(({ topic }) => topic === 'SUBSCRIPTION')?.articles}
      isLoading={loading}
      placeHeight="400px"
      onRetry={retry}
    />
  );
}
