import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/Button.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { PanelStudio } from './panel-studio.ts';

const Tasks = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': { borderTop: '1px solid', borderColor: 'line', paddingBlock: '3' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** What is left to do in a studio, as far as the viewer may do it. */
function tasksOf({ viewerRole, links, members, invitations }: PanelStudio): readonly string[] {
  if (viewerRole !== 'OWNER') return [];
  return [
    ...(links.length === 0 ? ['Add links to where your work can be seen'] : []),
    ...(members.length === 1 && invitations.length === 0 ? ['Invite someone who works with you'] : []),
  ];
}

/** What the studio has on sale, how it is received, and what is left to do. */
export function Overview({ studio }: { readonly studio: PanelStudio }) {
  const { search } = useLocation();
  const { designer, slug } = studio;
  const tasks = tasksOf(studio);
  return (
    <>
      {designer ? (
        <Figures
          figures={[
            ['Patterns on sale', designer.assetCount],
            ['Collections', designer.collectionCount],
            ['Downloads', designer.downloadCount],
            ['Followers', designer.followerCount],
            ['Reviews', designer.ratingCount],
            ['Mean rating', designer.rating === null ? 'No reviews yet' : `${designer.rating.toFixed(1)} of 5`],
          ]}
        />
      ) : (
        <p role="alert">The figures cannot be shown just now.</p>
      )}
      {designer?.assetCount === 0 ? (
        <chakra.p marginTop="4" color="ink.muted">
          No patterns yet. <Link to={`/contributor/uploads${search}`}>Upload your first files</Link>, say what they are,
          and hand them in.
        </chakra.p>
      ) : null}
      <Heading size="card" marginTop="10" marginBottom="4">
        To do
      </Heading>
      {tasks.length === 0 ? (
        <chakra.p color="ink.muted">Nothing waits for you.</chakra.p>
      ) : (
        <Tasks role="list">
          {tasks.map((task) => (
            <li key={task}>
              <Link to={`/contributor/studio${search}`}>{task}</Link>
            </li>
          ))}
        </Tasks>
      )}
      <LinkButton to={`/designer/${slug}`} variant="outline" marginTop="8">
        See the studio’s page
      </LinkButton>
    </>
  );
}
