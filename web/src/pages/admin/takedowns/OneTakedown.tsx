import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { takedownEvents, takedownStatusWords } from '#features/takedowns/takedown-words.ts';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { DeskColumns } from '../DeskColumns.ts';
import { NotShown } from '../NotShown.tsx';
import type { DeskTakedown_TakedownFragment } from './DeskTakedown.fragment.generated.ts';
import { useOneTakedownQuery } from './OneTakedown.query.generated.ts';
import { TakedownActs } from './TakedownActs.tsx';

const takedownsLink = (
  <LinkButton to="/admin/takedowns" variant="link">
    All takedown requests
  </LinkButton>
);

/** One takedown request: who claims what, every step, and what can be decided. */
export function OneTakedown() {
  const { number = '' } = useParams();
  const { data, loading, error, refetch } = useOneTakedownQuery({
    variables: { number },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const takedown = readFragment<DeskTakedown_TakedownFragment>(data?.takedown);
  if (takedown) return <ShownTakedown takedown={takedown} onChanged={reload} />;
  return (
    <NotShown
      what="takedown request"
      isLoading={loading}
      failure={error?.message}
      onRetry={reload}
      back={takedownsLink}
    >
      Nobody has made one with the number {number}.
    </NotShown>
  );
}

interface ShownProps {
  readonly takedown: DeskTakedown_TakedownFragment;
  readonly onChanged: () => void;
}

function ShownTakedown({ takedown, onChanged }: ShownProps) {
  const { number, status, right, steps } = takedown;
  return (
    <>
      {takedownsLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{number}</DeskHeading>
        <Badge>{takedownStatusWords[status]}</Badge>
      </chakra.div>
      <DeskColumns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <TakedownFacts takedown={takedown} />
          <section aria-labelledby="right">
            <Heading id="right" size="card" marginBottom="2">
              The right
            </Heading>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {right}
            </chakra.p>
          </section>
          <section aria-labelledby="steps">
            <Heading id="steps" size="card" marginBottom="4">
              Steps
            </Heading>
            <Timeline label={`Steps of ${number}`} events={takedownEvents(steps)} />
          </section>
        </chakra.div>
        <TakedownActs takedown={takedown} onChanged={onChanged} />
      </DeskColumns>
    </>
  );
}

function TakedownFacts({ takedown }: { readonly takedown: DeskTakedown_TakedownFragment }) {
  const { title, asset, studio, claimantName, claimantEmail, claimantContact, dueAt, restoreAt } = takedown;
  return (
    <FactList
      facts={[
        [
          'Pattern',
          <Link key="pattern" to={`/admin/assets/${asset.id}`}>
            {title}
          </Link>,
        ],
        [
          'Studio',
          <Link key="studio" to={`/designer/${studio.slug}`}>
            {studio.name}
          </Link>,
        ],
        ['Claimed by', claimantName],
        ['Email', claimantEmail],
        ['Postal address', claimantContact],
        ['Answer due', dueAt === null ? null : formatDay(dueAt)],
        ['On sale again', restoreAt === null ? null : `${formatDay(restoreAt)}, unless a court has the case`],
      ]}
    />
  );
}
