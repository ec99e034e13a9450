import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { Overview } from './Overview.tsx';
import { Refused } from './Refused.tsx';

/** `/admin`: the shop in figures, for who runs it. */
export function AdminPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Admin" />
      <PolicyGate action="shop.overview" refused={<Refused />}>
        <Heading as="h1" size="page" marginBottom="6">
          Admin
        </Heading>
        <PolicyGate action="submission.review" refused={null}>
          <LinkButton to="/admin/review" variant="outline" marginBottom="6" marginEnd="3">
            Review patterns
          </LinkButton>
        </PolicyGate>
        <PolicyGate action="application.decide" refused={null}>
          <LinkButton to="/admin/applications" variant="outline" marginBottom="6">
            Applications for studios
          </LinkButton>
        </PolicyGate>
        <Overview />
        <PolicyGate action="order.inspect" refused={null}>
          <OrderRefunds />
        </PolicyGate>
      </PolicyGate>
    </Page>
  );
}
