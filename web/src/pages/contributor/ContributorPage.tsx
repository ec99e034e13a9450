import { useLocation } from 'react-router-dom';
import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { deskTitle } from './desks.tsx';
import { Panel } from './Panel.tsx';

export { preloadDesk } from './desks.tsx';

/** `/contributor` and its desks: the studios that a person works in; others are told how to apply. */
export function ContributorPage() {
  const { pathname } = useLocation();
  return (
    <Page space="page">
      <HiddenSeo title={deskTitle(pathname)} />
      <PolicyGate action="studio.join" refused={null}>
        <Panel />
      </PolicyGate>
    </Page>
  );
}
