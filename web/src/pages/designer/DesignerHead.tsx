import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { FollowButton } from '#features/designers/FollowButton.tsx';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { shortCount } from '#lib/short-count.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Page } from '#ui/Page.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { DesignerHead_DesignerFragment } from './DesignerHead.fragment.generated.ts';

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    marginBlock: { base: '2', md: '4' },
    color: 'ink.muted',
    fontSize: '15px',
    _hover: { textDecoration: 'underline' },
  },
});
/** Three tiled previews side by side, the first the widest. */
const Bolts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2fr 1fr', md: '2fr 1fr 1fr' },
    gap: { base: '2', md: '3' },
    height: { base: '11rem', md: '20rem' },
    listStyle: 'none',
    '& > li': { minHeight: '0', borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& > li:nth-of-type(3)': { display: { base: 'none', md: 'block' } },
    '& > li:only-of-type': { gridColumn: '1 / -1' },
    '& > li:nth-of-type(2):last-of-type': { gridColumn: '2 / -1' },
    '& a': { display: 'block', height: '100%' },
    '& a:focus-visible': { outlineOffset: '-3px' },
    '& .pattern-picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gap: { base: '6', lg: '16' },
    alignItems: 'start',
    paddingTop: { base: '6', md: '8' },
    '& .name': { display: 'flex', alignItems: 'center', gap: { base: '4', md: '5' } },
    '& .avatar': {
      width: { base: '4.5rem', md: '6rem' },
      height: { base: '4.5rem', md: '6rem' },
      flexShrink: 0,
      borderRadius: 'full',
      overflow: 'hidden',
      background: 'linen',
    },
    '& .avatar .pattern-picture, & .avatar img': { display: 'block', width: '100%', height: '100%' },
  },
});
const Stats = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '6',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2.5',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dt': { color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

const sizes = ['(min-width: 1440px) 680px, (min-width: 768px) 50vw, 66vw', '(min-width: 1440px) 340px, 33vw'] as const;

function statsOf(designer: DesignerHead_DesignerFragment): readonly (readonly [name: string, value: string])[] {
  const { rating, assetCount, collectionCount, downloadCount, followerCount, joinedYear } = designer;
  return [
    ['Patterns', shortCount(assetCount)],
    ['Collections', shortCount(collectionCount)],
    ['Downloads', shortCount(downloadCount)],
    ['Followers', shortCount(followerCount)],
    rating === null ? ['Reviews', 'None yet'] : ['Rating', `${rating.toFixed(1)} of 5`],
    ['Here since', String(joinedYear)],
  ];
}

const LinkList = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    marginTop: '4',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& a': { display: 'inline-block', paddingY: '2', textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

/** Where else the studio shows its work; other sites decide for themselves what they are worth to searches. */
function Links({ links, name }: { readonly links: readonly string[]; readonly name: string }) {
  return (
    <LinkList role="list" aria-label={`${name} elsewhere`}>
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="nofollow ugc noopener" target="_blank">
            {shownAddress(link)}
          </a>
        </li>
      ))}
    </LinkList>
  );
}

/** An address as people write it. */
function shownAddress(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** Who the studio is, what stands behind it in numbers, and the button that follows it. */
export function DesignerHead({ designer: masked }: { designer: Masked<DesignerHead_DesignerFragment> }) {
  const designer = readFragment<DesignerHead_DesignerFragment>(masked);
  const { name, specialty, bio, country, links, isFeatured, avatar, covers } = designer;
  return (
    <Page>
      <BackLink to="/designers">
        <ArrowLeftIcon size={16} />
        All designers
      </BackLink>
      {!covers || covers.length === 0 ? null : (
        <Bolts role="list" aria-label={`Patterns by ${name}`}>
          {covers.map((cover, index) => (
            <li key={cover.id}>
              <Link to={`/product/${cover.slug}`}>
                <PatternPicture asset={cover} isDecorative isPriority sizes={sizes[index === 0 ? 0 : 1]} />
                <VisuallyHidden>{cover.title}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </Bolts>
      )}
      <Columns>
        <div>
          <div className="name">
            {avatar ? (
              <div className="avatar">
                <PatternPicture asset={avatar} isDecorative sizes="96px" />
              </div>
            ) : null}
            <div>
              <Heading as="h1" size="page">
                {name}
              </Heading>
              <chakra.p color="ink.muted" marginTop="1">
                {specialty} · {country}
              </chakra.p>
            </div>
          </div>
          {isFeatured ? <Badge marginTop="5">Featured</Badge> : null}
          <chakra.p marginTop="4" maxWidth="text" fontSize={{ base: '17px', md: '19px' }}>
            {bio}
          </chakra.p>
          {links.length === 0 ? null : <Links links={links} name={name} />}
          <chakra.div marginTop="6">
            <FollowButton designer={designer} />
          </chakra.div>
        </div>
        <Stats aria-label={`${name} in numbers`}>
          {statsOf(designer).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stats>
      </Columns>
    </Page>
  );
}
