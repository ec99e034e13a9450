import { chakra } from '@chakra-ui/react';
import type { Section } from '@halfdrop/domain';
import { EntryGrid } from '#features/content/EntryGrid.tsx';
import { RichText } from '#features/content/RichText.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { PageSection } from '#features/content/PageSection.tsx';

/** Props of a text section; renders nothing if the section is missing. */
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

/** History of the shop. */
export function Story({ section }: SectionProps) {
  if (!section) return null;
  return (
    <PageSection heading={section.heading} isBeside>
      <Prose>
        <RichText blocks={section.blocks} />
      </Prose>
    </PageSection>
  );
}

/** The shop's sustainability efforts. */
export function Sustainability({ section }: SectionProps) {
  return section ? <EntryGrid section={section} columns="four" /> : null;
}

/** The designers' cities, with a link to the shop. */
export function Cities({ section }: SectionProps) {
  return (
    <>
      {section ? <EntryGrid section={section} columns="three" /> : null}
      <Page>
        <LinkButton to="/products" size="lg" marginTop="12">
          Shop Now
        </LinkButton>
      </Page>
    </>
  );
}

/** Testimonials. */
export function Testimonials({ section }: SectionProps) {
  if (!section) return null;
  return (
    <PageSection heading={section.heading}>
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
    </PageSection>
  );
}

/** Note at the end of the page. */
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
