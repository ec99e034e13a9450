import { chakra } from '@chakra-ui/react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { DesignerCard_DesignerFragment } from './DesignerCard.fragment.generated.ts';
import { DesignerFacts } from './DesignerFacts.tsx';
import { Avatar, Cover } from './DesignerPictures.tsx';

const Sheet = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    overflow: 'hidden',
    /** Extends the button's link to the whole card. */
    '& .foot a::after': { content: '""', position: 'absolute', inset: '0' },
    _hover: { borderColor: 'line.strong' },
  },
});
const CoverPlace = chakra('div', { base: { position: 'relative', height: '12rem' } });
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    gap: '3',
    padding: '5',
    paddingTop: '0',
    '& > .avatar': { marginTop: '-8', position: 'relative', width: 'fit-content' },
    '& > .bio': { color: 'ink.muted', fontSize: '15px', lineClamp: 3 },
    '& > .foot': { marginTop: 'auto', paddingTop: '2', display: 'grid', gap: '4' },
  },
});

/** A studio in the grid view. */
export function DesignerCard({ designer: masked }: { designer: Masked<DesignerCard_DesignerFragment> }) {
  const designer = readFragment<DesignerCard_DesignerFragment>(masked);
  const { slug, name, specialty, bio, isFeatured, avatar, covers } = designer;
  return (
    <Sheet>
      <CoverPlace>
        <Cover patterns={covers ?? []} />
        {isFeatured ? (
          <Badge tone="card" position="absolute" top="3" insetInlineStart="3">
            Featured
          </Badge>
        ) : null}
      </CoverPlace>
      <Words>
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
        <p className="bio">{bio}</p>
        <div className="foot">
          <DesignerFacts designer={designer} />
          <LinkButton to={`/designer/${slug}`} variant="outline" width="full">
            View Portfolio<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </LinkButton>
        </div>
      </Words>
    </Sheet>
  );
}
