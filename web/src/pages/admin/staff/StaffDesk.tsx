import { chakra } from '@chakra-ui/react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { GrantForm } from './GrantForm.tsx';
import { useStaffDeskQuery } from './StaffDesk.query.generated.ts';
import type { StaffTable_MemberFragment } from './StaffTable.fragment.generated.ts';
import { StaffTable } from './StaffTable.tsx';

/** Who works for the shop, and as what: roles are given and taken here. */
export function StaffDesk() {
  const { data, loading, error, refetch } = useStaffDeskQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const readAgain = reloadBy(refetch);
  const members = data?.staffMembers;
  return (
    <>
      <DeskHeading size="page" marginBottom="6">
        Staff
      </DeskHeading>
      <GrantForm onGranted={readAgain} />
      <chakra.div marginTop="10" minHeight="24rem">
        {members ? (
          <StaffTable members={readFragment<StaffTable_MemberFragment>(members)} onChanged={readAgain} />
        ) : loading || !error ? (
          <Skeleton height="24rem" />
        ) : (
          <ErrorState title="The staff could not be loaded" onRetry={readAgain}>
            {error.message}
          </ErrorState>
        )}
      </chakra.div>
    </>
  );
}
