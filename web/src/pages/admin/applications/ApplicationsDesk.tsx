import { Heading } from '#ui/Heading.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** Who wants to sell here, for those who decide. */
export function ApplicationsDesk() {
  return (
    <>
      <Heading as="h1" size="page" marginBottom="6">
        Applications for studios
      </Heading>
      <ApplicationList />
    </>
  );
}
