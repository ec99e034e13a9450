import { chakra } from '@chakra-ui/react';
import { reloadBy } from '#lib/reload-by.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { StudioTakedownItem } from './StudioTakedownItem.tsx';
import { useStudioTakedownsQuery } from './StudioTakedowns.query.generated.ts';

/** Takedown requests that took the studio's patterns off sale, with their steps and the form for a counter-notice. */
export function TakedownsDesk({ studio: { id: studioId } }: Pick<DeskProps, 'studio'>) {
  const { data, error, refetch } = useStudioTakedownsQuery({
    variables: { studioId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = reloadBy(refetch);
  const takedowns = data?.studioTakedowns;
  if (!takedowns) {
    if (!error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The claims could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <section aria-labelledby="takedowns">
      <Heading id="takedowns" size="card" marginBottom="4">
        Takedowns
      </Heading>
      {takedowns.length === 0 ? (
        <EmptyState title="No claims">
          When somebody claims a right in one of your patterns and we take it from sale, you read here what they claim,
          and can answer.
        </EmptyState>
      ) : (
        <chakra.ul listStyleType="none" aria-label="Takedowns" display="grid" gap="10">
          {takedowns.map((takedown) => (
            <StudioTakedownItem key={takedown.number} takedown={takedown} onChanged={reload} />
          ))}
        </chakra.ul>
      )}
    </section>
  );
}
