import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { Refused } from './Refused.tsx';

export { preloadDesk } from './desks.tsx';

/** `/admin` and its desks, for who runs the shop. */
export function AdminPage() {
  return (
    <Page space="page">
      <HiddenSeo title="Admin" />
      <PolicyGate action="shop.overview" refused={<Refused />}>
        <DeskFrame />
      </PolicyGate>
    </Page>
  );
}
