import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Heading } from '#ui/Heading.tsx';
import { Page } from '#ui/Page.tsx';

/** A section of the home page. */
export interface HomeSectionProps {
  readonly title: string;
  readonly about: string;
  /** Where all of it is. */
  readonly to: string;
  readonly children: ReactNode;
}

const AllLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    fontWeight: 'semibold',
    fontSize: '15px',
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    textUnderlineOffset: '5px',
  },
});

/** A heading, one line about it, the way to all of it, and the patterns. */
export function HomeSection({ title, about, to, children }: HomeSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} paddingTop={{ base: '16', md: '24' }}>
      <Page>
        <chakra.div display="flex" alignItems="flex-end" justifyContent="space-between" gap="4" marginBottom="6">
          <div>
            <Heading id={id}>{title}</Heading>
            <chakra.p marginTop="1.5" color="ink.muted">
              {about}
            </chakra.p>
          </div>
          <AllLink to={to} aria-label={`View all: ${title}`}>
            View all →
          </AllLink>
        </chakra.div>
        {children}
      </Page>
    </chakra.section>
  );
}
