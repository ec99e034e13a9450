import { chakra } from '@chakra-ui/react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { DepartureSection } from './DepartureSection.tsx';
import { PackSection } from './PackSection.tsx';
import type { StudioDeparture_StudioFragment } from './StudioDeparture.fragment.generated.ts';
import { useStudioDepartureQuery } from './StudioDeparture.query.generated.ts';

/** Leaving the shop: everything of the studio in one zip, and the day on which its sales end. Owners only. */
export function LeaveDesk({ studio }: Pick<DeskProps, 'studio'>) {
  const { data, error, refetch } = useStudioDepartureQuery({
    variables: { studioId: studio.id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = reloadBy(refetch);
  const found = data?.studioDeparture;
  if (!found) {
    if (!error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="This could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <chakra.div display="grid" gap="12">
      <PackSection studioId={studio.id} />
      <DepartureSection leaving={readFragment<StudioDeparture_StudioFragment>(found)} />
      <section aria-labelledby="kept">
        <Heading id="kept" size="card" marginBottom="4">
          What stays
        </Heading>
        <chakra.ul display="grid" gap="2" maxWidth="text" paddingStart="5" listStyleType="disc">
          <li>Whoever has bought or claimed a pattern keeps it, with its licence, and can download it again.</li>
          <li>What you have earned is paid out as it becomes available, down to the last cent.</li>
          <li>Statements and payouts stay in this panel.</li>
        </chakra.ul>
      </section>
    </chakra.div>
  );
}
