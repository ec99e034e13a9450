import { chakra } from '@chakra-ui/react';
import type { Section } from '#features/content/markdown.ts';
import { RichText } from '#features/content/RichText.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { AboutSection } from './AboutSection.tsx';

/** A section of the text; left out where the operator has left it out. */
interface SectionProps {
  readonly section: Section | undefined;
}

const Prose = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: '62ch',
    fontSize: { base: '18px', md: '21px' },
    lineHeight: '1.6',
  },
});
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '10' },
    rowGap: '8',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'line.strong',
    },
    '& h3': { fontFamily: 'display', fontSize: '22px', lineHeight: '1.2' },
    '& p': { color: 'ink.muted' },
  },
  variants: {
    columns: {
      three: { gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' } },
      four: { gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});
const Voices = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { md: '14', lg: '24' },
    rowGap: { base: '10', md: '14' },
    listStyle: 'none',
    '& figure': { display: 'grid', gap: '4' },
    '& blockquote': { fontSize: { base: '22px', md: '26px' } },
    '& figcaption': { color: 'ink.muted', fontSize: '15px' },
  },
});

/** How the shop came to be. */
export function Story({ section }: SectionProps) {
  if (!section) return null;
  return (
    <AboutSection heading={section.heading} isBeside>
      <Prose>
        <RichText blocks={section.blocks} />
      </Prose>
    </AboutSection>
  );
}

/** What the shop does to use little. */
export function Sustainability({ section }: SectionProps) {
  return <EntryGrid section={section} columns="four" />;
}

/** Where designers work, and the way into the shop. */
export function Cities({ section }: SectionProps) {
  return (
    <>
      <EntryGrid section={section} columns="three" />
      <Page>
        <LinkButton to="/products" size="lg" marginTop="12">
          Shop Now
        </LinkButton>
      </Page>
    </>
  );
}

function EntryGrid({ section, columns }: SectionProps & { columns: 'three' | 'four' }) {
  if (!section) return null;
  return (
    <AboutSection heading={section.heading}>
      <Grid columns={columns} role="list" aria-label={section.heading}>
        {section.entries.map((entry) => (
          <li key={entry.heading}>
            <h3>{entry.heading}</h3>
            <RichText blocks={entry.blocks} />
          </li>
        ))}
      </Grid>
    </AboutSection>
  );
}

/** What people say about it. */
export function Testimonials({ section }: SectionProps) {
  if (!section) return null;
  return (
    <AboutSection heading={section.heading}>
      <Voices role="list" aria-label={section.heading}>
        {section.entries.map((entry) => (
          <li key={entry.heading}>
            <figure>
              <RichText blocks={entry.blocks} />
              <figcaption>{entry.heading}</figcaption>
            </figure>
          </li>
        ))}
      </Voices>
    </AboutSection>
  );
}

/** A remark at the end of the page. */
export function AboutNote({ section }: SectionProps) {
  if (!section) return null;
  return (
    <Page>
      <chakra.div marginTop="16" maxWidth="60ch" color="ink.muted" fontSize="14px">
        <RichText blocks={section.blocks} />
      </chakra.div>
    </Page>
  );
}
