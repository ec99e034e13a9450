import { DeskHeading } from '../DeskHeading.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** Applications to sell in the shop, for staff who decide on them. */
export function ApplicationsDesk() {
  return (
    <>
      <DeskHeading size="page" marginBottom="6">
        Applications for studios
      </DeskHeading>
      <ApplicationList />
    </>
  );
}
