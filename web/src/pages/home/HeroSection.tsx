import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { tiledPreviewStyle } from '#features/catalog/tiled-preview.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Emphasized } from './Emphasized.tsx';
import type { SectionProps } from './home-list.ts';
import type { HeroSection_AssetFragment } from './HeroSection.fragment.generated.ts';

/** Repeat width of the tiled preview in CSS pixels. */
const REPEAT_PX = 400;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    minHeight: { lg: 'min(640px, calc(100dvh - 72px))' },
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});
/** Aligned with the page's column on any screen width. */
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    paddingInlineStart: { base: '4', md: '8', lg: 'max(40px, calc((100vw - 1440px) / 2 + 40px))' },
    paddingInlineEnd: { base: '4', md: '8', lg: '10' },
    paddingBlock: { base: '10', lg: '16' },
  },
});
/**
 * Two lines in any font, so that nothing below shifts when the web font loads; the second starts
 * with the emphasized part.
 */
const Line = chakra('span', { base: { display: 'block', whiteSpace: { lg: 'nowrap' } } });
const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '1',
    marginTop: { base: '8', lg: '14' },
    listStyle: 'none',
    fontFamily: 'mono',
    fontSize: '13px',
    color: 'ink.muted',
  },
});
const TiledPreview = chakra('div', {
  base: { position: 'relative', minHeight: { base: '340px', md: '420px', lg: '0' }, background: 'linen' },
});
const Plate = chakra(Link, {
  base: {
    position: 'absolute',
    insetInlineEnd: { base: '4', md: '8' },
    bottom: { base: '4', md: '8' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    width: { base: 'calc(100% - 32px)', sm: '25rem' },
    paddingBlock: '3.5',
    paddingInline: '5',
    borderRadius: 'md',
    background: 'card',
    color: 'ink',
    lineHeight: '1.4',
    _hover: { '& .title': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
});

interface HeroPage {
  readonly items: readonly Masked<HeroSection_AssetFragment>[];
}

/** Introduction to the shop next to a pattern in repeat; text only if there is none. */
export function HeroSection({ section: { title, caption }, state }: SectionProps<HeroPage>) {
  const asset = state.status === 'ready' ? readFragment<HeroSection_AssetFragment>(state.page.items[0]) : null;
  const second = title.indexOf('*');
  return (
    <Columns>
      <Words>
        <Heading as="h1" size="hero">
          {second > 0 ? <Line>{title.slice(0, second).trim()}</Line> : null}{' '}
          <Line>
            <Emphasized text={title.slice(Math.max(second, 0))} />
          </Line>
        </Heading>
        <chakra.p marginTop="6" maxWidth="38ch" color="ink.muted" fontSize={{ base: '17px', md: '19px' }}>
          {caption}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
          <LinkButton to="/products" size="lg">
            Browse patterns
          </LinkButton>
          <LinkButton to="/pricing" variant="outline" size="lg">
            See plans
          </LinkButton>
        </chakra.div>
        <Facts role="list" aria-label="What you download">
          <li>3500 × 3500 px</li>
          <li>300 dpi</li>
          <li>PSD · SVG · EPS · PDF</li>
        </Facts>
      </Words>
      {asset ? (
        <TiledPreview style={tiledPreviewStyle(asset, REPEAT_PX, true)}>
          <Plate to={`/product/${asset.slug}`}>
            <span>
              <chakra.span className="title" display="block" fontWeight="semibold">
                {asset.title}
              </chakra.span>
              <chakra.span display="block" color="ink.muted" fontSize="14px">
                {asset.designer?.name}
              </chakra.span>
            </span>
            <chakra.span fontFamily="mono" fontSize="12.5px" whiteSpace="nowrap">
              {asset.sku}
            </chakra.span>
          </Plate>
        </TiledPreview>
      ) : null}
      {state.status === 'loading' ? <TiledPreview /> : null}
    </Columns>
  );
}
