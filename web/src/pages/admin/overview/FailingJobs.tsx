import { skipToken } from '@apollo/client/react';
import { can } from '@halfdrop/domain';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { formatMoment } from '#lib/dates.ts';
import { Figures } from '#ui/Figures.tsx';
import { useFailingJobsQuery } from './FailingJobs.query.generated.ts';
import { FigureSection } from './FigureSection.tsx';

/** What does not get done by itself, for those who can mend it; nothing while all is well. */
export function FailingJobs() {
  const user = useCurrentUser();
  const { data } = useFailingJobsQuery(can(user, 'system.manage') ? { fetchPolicy: 'cache-and-network' } : skipToken);
  if (!data?.systemState) return null;
  const { jobCounts, failedEventCount } = data.systemState;
  const { stopped, failing, oldestDueAt } = jobCounts;
  if (stopped + failing + failedEventCount === 0) return null;
  return (
    <FigureSection id="failing-jobs" title="Work that fails">
      <Figures
        figures={[
          ['Jobs stopped', stopped, '/admin/system/jobs?view=stopped'],
          ['Jobs failing', failing, '/admin/system/jobs?view=failing'],
          ['Payment events that failed', failedEventCount, '/admin/system/payment-events'],
          ...(oldestDueAt === null ? [] : [['Oldest job due', formatMoment(oldestDueAt)] as const]),
        ]}
      />
    </FigureSection>
  );
}
