import { chakra } from '@chakra-ui/react';
import type { Section } from '@halfdrop/domain';
import { PageSection } from './PageSection.tsx';
import { RichText } from './RichText.tsx';

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

interface EntryGridProps {
  readonly section: Section;
  readonly columns: 'three' | 'four';
}

/** Entries of a section in columns, each with its own heading. */
export function EntryGrid({ section: { heading, entries }, columns }: EntryGridProps) {
  return (
    <PageSection heading={heading}>
      <Grid columns={columns} role="list" aria-label={heading}>
        {entries.map((entry) => (
          <li key={entry.heading}>
            <h3>{entry.heading}</h3>
            <RichText blocks={entry.blocks} />
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}
