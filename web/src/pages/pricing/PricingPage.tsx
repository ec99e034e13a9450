import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PlanCard } from '#features/subscriptions/PlanCard.tsx';
import { PlanConditions } from '#features/subscriptions/PlanConditions.tsx';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { atBilling, billingFrom, savingWords } from './billing.ts';
import { BillingToggle } from './BillingToggle.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { OtherPlans } from './OtherPlans.tsx';
import { PlanColumns, PlanPlaces } from './PlanColumns.tsx';
import { PlanTable } from './PlanTable.tsx';
import { planFacts } from './pricing-facts.ts';
import { PricingFaq } from './PricingFaq.tsx';
import { type PricingPlansQuery, usePricingPlansQuery } from './PricingPlans.query.generated.ts';
import { SampleDownload } from './SampleDownload.tsx';

type Plans = NonNullable<PricingPlansQuery['plans']>;

const DESCRIPTION =
  'Buy a pattern when you need one, or subscribe: Starter, Pro and Elite by the month or by the year, compared line by line.';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '6',
    marginBottom: { base: '6', md: '10' },
  },
});
const Sections = chakra('div', {
  base: { display: 'grid', gap: { base: '16', md: '24' }, marginTop: { base: '16', md: '24' } },
});

interface PlansComparedProps {
  readonly free: Plans[number] | undefined;
  readonly paid: Plans;
  readonly membership: NonNullable<PricingPlansQuery['membership']>;
}

function PlansCompared({ free, paid, membership }: PlansComparedProps) {
  return (
    <>
      <section aria-labelledby="plans">
        <Heading id="plans" srOnly>
          Plans
        </Heading>
        <PlanColumns>
          {paid.map((plan) => (
            <PlanCard key={plan.tier} plan={plan} isPopularNamed />
          ))}
        </PlanColumns>
        <chakra.div marginTop="5">
          <PlanConditions />
        </chakra.div>
        <OtherPlans free={free} membership={membership[0]} />
      </section>
      <chakra.section aria-labelledby="compare" marginTop={{ base: '16', md: '24' }}>
        <Heading id="compare" marginBottom={{ base: '4', md: '8' }}>
          Compare the plans
        </Heading>
        <PlanTable plans={[...(free ? [free] : []), ...membership, ...paid]} />
      </chakra.section>
    </>
  );
}

/** `/pricing`: monthly or yearly plans and their comparison, questions, and a sample. */
export function PricingPage() {
  const [search, setSearch] = useSearchParams();
  const billing = billingFrom(search.get('billing'));
  const { data, loading, refetch } = usePricingPlansQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  const retry = reloadBy(refetch);
  const all = data?.plans ?? null;
  const plans: Plans = atBilling(all ?? [], billing);
  const [free] = plans.filter(({ tier }) => tier === 'FREE');
  const paid = plans.filter(({ tier }) => tier !== 'FREE');
  const membership = atBilling(data?.membership ?? [], billing);

  return (
    <>
      <Seo title="Pricing" description={DESCRIPTION} path="/pricing" />
      {all ? <JsonLd facts={planFacts(all)} /> : null}
      <Page space="page">
        <Head>
          <div>
            <Heading as="h1" size="page">
              Pricing
            </Heading>
            <chakra.p marginTop="4" maxWidth="48ch" color="ink.muted" fontSize="18px">
              Buy a pattern when you need one, or subscribe and draw on all of them. Prices are in US dollars.
            </chakra.p>
          </div>
          <BillingToggle
            billing={billing}
            saving={savingWords(all ?? [])}
            onChange={(next) => setSearch(next === 'yearly' ? { billing: next } : {}, { replace: true })}
          />
        </Head>
        {loading && !data ? <PlanPlaces /> : null}
        {!loading && !all ? (
          <ErrorState title="The plans cannot be shown just now" onRetry={retry}>
            Please try again later.
          </ErrorState>
        ) : null}
        {all ? <PlansCompared free={free} paid={paid} membership={membership} /> : null}
        <Sections>
          <SampleDownload />
          <PricingFaq />
        </Sections>
      </Page>
      <chakra.div marginTop={{ base: '8', md: '12' }}>
        <ClosingCall gift={free?.downloadsLabel ?? null} />
      </chakra.div>
    </>
  );
}
