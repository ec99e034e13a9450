import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { Overview } from './Overview.tsx';

function Refused() {
  return (
    <EmptyState level={1} title="This page is for admins" actions={<LinkButton to="/">Back to the shop</LinkButton>}>
      Your account cannot open it.
    </EmptyState>
  );
}

/** `/admin`: the shop in figures, for who runs it. */
export function AdminPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Admin" />
      <PolicyGate action="shop.overview" refused={<Refused />}>
        <Heading as="h1" size="page" marginBottom="6">
          Admin
        </Heading>
        <Overview />
        <PolicyGate action="order.inspect" refused={null}>
          <OrderRefunds />
        </PolicyGate>
      </PolicyGate>
    </Page>
  );
}
