import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { Refused } from '../Refused.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** `/admin/applications`: who wants to sell here, for those who decide. */
export function ApplicationsPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Applications for studios" />
      <PolicyGate action="application.decide" refused={<Refused />}>
        <LinkButton to="/admin" variant="link">
          Admin
        </LinkButton>
        <Heading as="h1" size="page" marginBlock="6">
          Applications for studios
        </Heading>
        <ApplicationList />
      </PolicyGate>
    </Page>
  );
}
