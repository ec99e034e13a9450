import { chakra } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';
import { Contents, type ContentsItem } from './Contents.tsx';
import type { ContentText_PageFragment } from './ContentText.fragment.generated.ts';
import { parseMarkdown, type Section } from '@halfdrop/domain';
import { RichText } from './RichText.tsx';
import { VersionLine } from './VersionLine.tsx';

/** A section that is not text, shown and listed first. */
interface ExtraSection {
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

interface LongTextProps {
  readonly page: Masked<ContentText_PageFragment>;
  readonly extra?: ExtraSection;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    columnGap: { lg: '16', xl: '24' },
    rowGap: '8',
    marginTop: { base: '8', md: '12' },
    paddingTop: { base: '6', md: '10' },
    borderTop: '1px solid',
    borderColor: 'line',
  },
});
const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    fontSize: '17px',
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    '& > p, & > ul, & > ol, & > blockquote': { maxWidth: 'text' },
    '@media print': { fontSize: '11pt', '& > h2, & > h3': { breakAfter: 'avoid' } },
  },
});

/** Long text page: title, contents and sections of readable width; prints without the surroundings. */
export function LongText({ page: masked, extra }: LongTextProps) {
  const page = readFragment<ContentText_PageFragment>(masked);
  const sections = useMemo(() => parseMarkdown(page.body), [page.body]);
  const items: readonly ContentsItem[] = [
    ...(extra ? [extra] : []),
    ...sections.filter(({ heading }) => heading !== ''),
  ];
  return (
    <Page space="page">
      <TextHead page={masked} />
      <Columns>
        <Contents items={items} />
        <chakra.div display="grid" gap={{ base: '10', md: '12' }} minWidth="0" alignContent="start">
          {extra ? (
            <Part aria-labelledby={extra.id}>
              <Heading id={extra.id} size="card" fontSize="28px">
                {extra.heading}
              </Heading>
              {extra.content}
            </Part>
          ) : null}
          {sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </chakra.div>
      </Columns>
    </Page>
  );
}

/** Title, summary and version. */
export function TextHead({ page: masked }: { page: Masked<ContentText_PageFragment> }) {
  const page = readFragment<ContentText_PageFragment>(masked);
  return (
    <>
      <Heading as="h1" size="page">
        {page.title}
      </Heading>
      <chakra.p marginTop="4" maxWidth="60ch" color="ink.muted" fontSize={{ base: '17px', md: '19px' }}>
        {page.summary}
      </chakra.p>
      <VersionLine page={page} />
    </>
  );
}

/** One section under its heading; without a heading, only its text. */
export function TextSection({ section: { id, heading, blocks, entries } }: { section: Section }) {
  return (
    <Part {...(heading !== '' && { 'aria-labelledby': id })}>
      {heading === '' ? null : (
        <Heading id={id} size="card" fontSize="28px">
          {heading}
        </Heading>
      )}
      <RichText blocks={blocks} />
      {entries.map((entry) => (
        <chakra.div key={entry.heading} display="grid" gap="2" marginTop="2" maxWidth="text">
          <chakra.h3 fontWeight="semibold">{entry.heading}</chakra.h3>
          <RichText blocks={entry.blocks} />
        </chakra.div>
      ))}
    </Part>
  );
}
