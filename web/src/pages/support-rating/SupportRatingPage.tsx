import { useSearchParams } from 'react-router-dom';
import { useRateTicketByLinkMutation } from '#features/support/RateTicketByLink.mutation.generated.ts';
import { TicketRating } from '#features/support/TicketRating.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';

/** `/support/rating?token=…`: target of the link in the email about a closed ticket. */
export function SupportRatingPage() {
  const [search] = useSearchParams();
  const [rate] = useRateTicketByLinkMutation();
  const token = search.get('token') ?? '';
  return (
    <Page width="form" space="page">
      <HiddenSeo title="Your ticket" />
      <Heading as="h1" size="section">
        Your ticket
      </Heading>
      <TicketRating
        isSatisfied={null}
        rate={async (isSatisfied) =>
          (await rate({ variables: { input: { token, isSatisfied } } })).data?.rateTicketByLink
        }
      />
    </Page>
  );
}
