import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';

interface PageSectionProps {
  readonly heading: string;
  /** Whether the content is placed beside the heading if there is room. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '6', md: '8' }, gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isBeside: { true: { gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' } }, false: {} },
  },
});

/** A page section with a heading. */
export function PageSection({ heading, isBeside = false, children }: PageSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} paddingTop={{ base: '16', md: '24' }}>
      <Page>
        <Columns isBeside={isBeside}>
          <Heading id={id}>{heading}</Heading>
          {children}
        </Columns>
      </Page>
    </chakra.section>
  );
}
