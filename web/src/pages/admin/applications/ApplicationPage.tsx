import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { Refused } from '../Refused.tsx';
import { OneApplication } from './OneApplication.tsx';

/** `/admin/applications/:id`: one application, for those who decide. */
export function ApplicationPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Application for a studio" />
      <PolicyGate action="application.decide" refused={<Refused />}>
        <LinkButton to="/admin/applications" variant="link">
          All applications
        </LinkButton>
        <OneApplication />
      </PolicyGate>
    </Page>
  );
}
