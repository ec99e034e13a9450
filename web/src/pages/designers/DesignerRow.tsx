import { chakra } from '@chakra-ui/react';
import { FollowButton } from '#features/designers/FollowButton.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { DesignerCard_DesignerFragment } from './DesignerCard.fragment.generated.ts';
import { DesignerFacts } from './DesignerFacts.tsx';
import { Avatar, Cover } from './DesignerPictures.tsx';

const Line = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)', lg: '15rem minmax(0, 1fr) auto' },
    columnGap: { base: '5', md: '7' },
    rowGap: '4',
    alignItems: 'center',
    paddingBlock: '5',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& .cover': { height: { base: '9rem', md: '8.5rem' }, borderRadius: 'md', overflow: 'hidden' },
    '& .bio': { color: 'ink.muted', fontSize: '15px', maxWidth: 'text', lineClamp: 2, marginBlock: '2' },
  },
});
const Name = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', '& > .avatar': { flexShrink: 0 } },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    gridColumn: { md: '2', lg: '3' },
    flexDirection: { lg: 'column' },
    minWidth: { lg: '11rem' },
  },
});

/** A studio in the list view, with its downloads and follow button. */
export function DesignerRow({ designer: masked }: { designer: Masked<DesignerCard_DesignerFragment> }) {
  const designer = readFragment<DesignerCard_DesignerFragment>(masked);
  const { slug, name, specialty, bio, isFeatured, avatar, covers } = designer;
  return (
    <Line>
      <div className="cover">
        <Cover patterns={covers ?? []} />
      </div>
      <div>
        <Name>
          <div className="avatar">
            <Avatar name={name} pattern={avatar} />
          </div>
          <div>
            <Heading as="h3" size="card">
              {name}
            </Heading>
            <chakra.p color="ink.muted" fontSize="15px">
              {specialty}
            </chakra.p>
          </div>
          {isFeatured ? <Badge alignSelf="flex-start">Featured</Badge> : null}
        </Name>
        <p className="bio">{bio}</p>
        <DesignerFacts designer={designer} hasDownloads />
      </div>
      <Actions>
        <FollowButton designer={designer} />
        <LinkButton to={`/designer/${slug}`} variant="outline">
          View Portfolio<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
        </LinkButton>
      </Actions>
    </Line>
  );
}
