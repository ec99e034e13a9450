import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { declineWords } from '#features/studios/application/decline-words.ts';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { useApplicationPageQuery } from './ApplicationPage.query.generated.ts';
import { ApplicationSamples } from './ApplicationSamples.tsx';
import { statusWords } from './application-status.ts';
import type { DecidedApplication_ApplicationFragment } from './DecidedApplication.fragment.generated.ts';
import { AcceptForm, DeclineForm } from './Decision.tsx';
import { useDecision } from './useDecision.ts';

/** One application with its samples, and the decision on it. */
export function OneApplication() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useApplicationPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const application = readFragment<DecidedApplication_ApplicationFragment>(data?.studioApplicationById);
  if (application) return <Shown application={application} onRefused={reload} />;
  if (loading) return <Skeleton height="40rem" />;
  if (error) {
    return (
      <ErrorState level={1} title="The application could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      level={1}
      title="There is no such application"
      actions={<LinkButton to="/admin/applications">All applications</LinkButton>}
    />
  );
}

interface ShownProps {
  readonly application: DecidedApplication_ApplicationFragment;
  readonly onRefused: () => void;
}

function Shown({ application, onRefused }: ShownProps) {
  const decision = useDecision({ application, onRefused });
  const { status, studioName, answerDueAt, samples } = application;
  const isOpen = status === 'SUBMITTED';
  return (
    <>
      <DeskHeading size="page" marginTop="6">
        {studioName}
      </DeskHeading>
      <chakra.p role="status" display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBlock="4">
        <Badge tone={isOpen ? 'accent' : 'linen'}>{statusWords[status]}</Badge>
        {isOpen && answerDueAt !== null ? `Answer due ${formatMoment(answerDueAt)}` : null}
      </chakra.p>
      <FormError message={decision.failure?.message} />
      <chakra.section aria-labelledby="samples" marginTop="8">
        <Heading id="samples" size="card" marginBottom="4">
          Samples
        </Heading>
        <ApplicationSamples samples={samples} />
      </chakra.section>
      <chakra.section aria-labelledby="facts" marginTop="10">
        <Heading id="facts" size="card" marginBottom="4">
          Application
        </Heading>
        <ApplicationFacts application={application} />
      </chakra.section>
      <chakra.section aria-labelledby="decision" marginTop="10">
        <Heading id="decision" size="card" marginBottom="4">
          Decision
        </Heading>
        {isOpen ? (
          <chakra.div display="grid" gap="10" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}>
            <AcceptForm decision={decision} />
            <DeclineForm decision={decision} />
          </chakra.div>
        ) : (
          <Outcome application={application} />
        )}
      </chakra.section>
    </>
  );
}

function Outcome({ application }: Pick<ShownProps, 'application'>) {
  const { status, studio, declineReason, note, mayReapplyAt } = application;
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <p>{statusWords[status]}.</p>
      {declineReason === null ? null : <p>{declineWords(declineReason)}</p>}
      {note === null ? null : <chakra.blockquote>{note}</chakra.blockquote>}
      {mayReapplyAt === null ? null : <p>May apply again from {formatDate(mayReapplyAt)}.</p>}
      {studio ? (
        <LinkButton to={`/designer/${studio.slug}`} variant="outline">
          See {studio.name}
        </LinkButton>
      ) : null}
    </chakra.div>
  );
}
