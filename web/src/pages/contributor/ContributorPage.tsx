import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { Panel } from './Panel.tsx';

export { preloadDesk } from './desks.tsx';

/** `/contributor` and its desks: the studios that a person works in; others are told how to apply. */
export function ContributorPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Contributor" />
      <PolicyGate action="studio.join" refused={null}>
        <Panel />
      </PolicyGate>
    </Page>
  );
}
