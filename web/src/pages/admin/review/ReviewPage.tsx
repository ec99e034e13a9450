import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { Refused } from '../Refused.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

/** `/admin/review`: what designers hand in, one after the other, for those who review. */
export function ReviewPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Review" />
      <PolicyGate action="submission.review" refused={<Refused />}>
        <LinkButton to="/admin" variant="link">
          Admin
        </LinkButton>
        <ReviewDesk />
      </PolicyGate>
    </Page>
  );
}
