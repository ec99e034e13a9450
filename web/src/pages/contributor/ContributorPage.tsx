import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import { OwnStudio } from './OwnStudio.tsx';

function HowToApply() {
  return (
    <EmptyState
      level={1}
      title="This page is for contributors"
      actions={<LinkButton to="/contributors">How to become a contributor</LinkButton>}
    >
      Your account does not sell patterns here yet.
    </EmptyState>
  );
}

/** `/contributor`: the figures of the studio that the account owns; others are told how to apply. */
export function ContributorPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Contributor" />
      <PolicyGate action="studio.read" refused={<HowToApply />}>
        <OwnStudio />
      </PolicyGate>
    </Page>
  );
}
