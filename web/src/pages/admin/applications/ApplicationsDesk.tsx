import { DeskHeading } from '../DeskHeading.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** Who wants to sell here, for those who decide. */
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
