import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { QuestionList } from '#features/help/QuestionList.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { usePricingFaqQuery } from './PricingFaq.query.generated.ts';

const HelpLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '3px' } });
const Columns = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'start',
    gap: { base: '6', lg: '16' },
  },
});

/** The help center's questions on plans. */
export function PricingFaq() {
  const { data, loading, refetch } = usePricingFaqQuery({ notifyOnNetworkStatusChange: true });
  const articles = data?.helpCategories.find(({ topic }) => topic === 'SUBSCRIPTION')?.articles;
  const retry = () => {
    refetch().catch((cause: unknown) => console.warn('The questions were not loaded.', cause));
  };
  return (
    <Columns aria-labelledby="pricing-faq">
      <div>
        <Heading id="pricing-faq">Questions on plans</Heading>
        <chakra.p marginTop="3">
          <HelpLink to="/help">All questions and answers</HelpLink>
        </chakra.p>
      </div>
      {articles ? <QuestionList articles={articles} /> : null}
      {!data && loading ? <Skeleton height="400px" /> : null}
      {!data && !loading ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
          <p role="status">These questions could not be loaded.</p>
          <Button variant="outline" size="sm" onClick={retry}>
            Retry
          </Button>
        </chakra.div>
      ) : null}
    </Columns>
  );
}
