import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { DeskColumns } from '../DeskColumns.ts';
import { NotShown } from '../NotShown.tsx';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';
import { useAdminPersonQuery } from './AdminPerson.query.generated.ts';
import { personEvents } from './person-events.ts';
import { PersonActs } from './PersonActs.tsx';
import { PersonRecords } from './PersonRecords.tsx';
import { PersonSummary } from './PersonSummary.tsx';

const peopleLink = (
  <LinkButton to="/admin/people" variant="link">
    All people
  </LinkButton>
);

/** One person: what is theirs, what happened to the account, and what can be done for them. */
export function OnePerson() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminPersonQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const person = readFragment<AdminPerson_PersonFragment>(data?.adminPerson);
  if (person) return <ShownPerson person={person} onChanged={reload} />;
  return (
    <NotShown what="person" isLoading={loading} failure={error?.message} onRetry={reload} back={peopleLink}>
      The account is deleted, or there never was one.
    </NotShown>
  );
}

interface ShownPersonProps {
  readonly person: AdminPerson_PersonFragment;
  readonly onChanged: () => void;
}

function ShownPerson({ person, onChanged }: ShownPersonProps) {
  return (
    <>
      {peopleLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section" overflowWrap="anywhere">
          {person.name}
        </DeskHeading>
        {person.isBlocked ? <Badge tone="accent">Blocked</Badge> : null}
        {person.isEmailConfirmed ? null : <Badge>Not confirmed</Badge>}
        {person.staffRoles.length > 0 ? <Badge>Staff</Badge> : null}
      </chakra.div>
      <DeskColumns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <PersonSummary person={person} />
          <PersonRecords person={person} />
          <section aria-labelledby="history">
            <Heading id="history" size="card" marginBottom="4">
              History
            </Heading>
            <Timeline label={`History of ${person.name}`} events={personEvents(person)} />
          </section>
        </chakra.div>
        <section aria-labelledby="acts">
          <Heading id="acts" size="card" marginBottom="4">
            What can be done
          </Heading>
          <PersonActs person={person} onChanged={onChanged} />
        </section>
      </DeskColumns>
    </>
  );
}
