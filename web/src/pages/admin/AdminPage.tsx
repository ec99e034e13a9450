import { useLocation } from 'react-router-dom';
import { PolicyGate } from '#features/account/viewer/PolicyGate.tsx';
import { Page } from '#ui/Page.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskTitle } from './DeskTitle.tsx';
import { deskLabelAt } from './desks.tsx';
import { Refused } from './Refused.tsx';

export { preloadDesk } from './desks.tsx';

/** `/admin` and its desks, for who runs the shop. */
export function AdminPage() {
  const { pathname } = useLocation();
  return (
    <Page space="page">
      <DeskTitle label={deskLabelAt(pathname)}>
        <PolicyGate action="shop.overview" refused={<Refused />}>
          <DeskFrame />
        </PolicyGate>
      </DeskTitle>
    </Page>
  );
}
