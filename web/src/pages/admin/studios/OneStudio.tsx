import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import type { StudioRole } from '#generated/types.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { DeskColumns } from '../DeskColumns.ts';
import { NotShown } from '../NotShown.tsx';
import type { DeskStudio_StudioFragment } from './DeskStudio.fragment.generated.ts';
import { useOneStudioQuery } from './OneStudio.query.generated.ts';
import { StudioActs } from './StudioActs.tsx';
import { StudioFacts } from './StudioFacts.tsx';

const studioRoleWords: Readonly<Record<StudioRole, string>> = { EDITOR: 'editor', OWNER: 'owner' };
const studiosLink = (
  <LinkButton to="/admin/studios" variant="link">
    All studios
  </LinkButton>
);

/** One studio: its profile, who works there, its patterns and sales in figures, and what can be done. */
export function OneStudio() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOneStudioQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const studio = readFragment<DeskStudio_StudioFragment>(data?.adminStudio);
  if (studio) return <ShownStudio studio={studio} />;
  return (
    <NotShown what="studio" isLoading={loading} failure={error?.message} onRetry={reload} back={studiosLink}>
      Nobody has ever sold here under this number.
    </NotShown>
  );
}

function ShownStudio({ studio }: { readonly studio: DeskStudio_StudioFragment }) {
  const { name, isFeatured, isHeld, leftAt, members } = studio;
  return (
    <>
      {studiosLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{name}</DeskHeading>
        {isFeatured ? <Badge tone="success">Featured</Badge> : null}
        {isHeld ? <Badge tone="accent">Held by us</Badge> : null}
        {leftAt === null ? null : <Badge>Has left</Badge>}
      </chakra.div>
      <DeskColumns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <StudioFacts studio={studio} />
          <section aria-labelledby="members">
            <Heading id="members" size="card" marginBottom="3">
              Members
            </Heading>
            {members.length === 0 ? (
              <chakra.p color="ink.muted">Nobody works there: its patterns were drawn by the shop.</chakra.p>
            ) : (
              <chakra.ul
                listStyleType="none"
                aria-label="Members"
                display="grid"
                gap="2"
                overflowWrap="anywhere"
                css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
              >
                {members.map((member) => (
                  <li key={member.id}>
                    <Link to={`/admin/people/${member.id}`}>{member.name}</Link>, {member.email},{' '}
                    {studioRoleWords[member.role]}
                  </li>
                ))}
              </chakra.ul>
            )}
          </section>
        </chakra.div>
        <StudioActs studio={studio} />
      </DeskColumns>
    </>
  );
}
