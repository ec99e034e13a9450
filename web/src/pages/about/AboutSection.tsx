import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';

/** A part of the page under its heading. */
export function AboutSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} paddingTop={{ base: '16', md: '24' }}>
      <Page>
        <Heading id={id} marginBottom={{ base: '6', md: '8' }}>
          {heading}
        </Heading>
        {children}
      </Page>
    </chakra.section>
  );
}
