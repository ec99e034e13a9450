import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Heading } from '#ui/Heading.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Page } from '#ui/Page.tsx';
import { Emphasized } from './Emphasized.tsx';
import type { SectionProps } from './home-list.ts';
import { PartFailure } from './PartFailure.tsx';

interface Props extends SectionProps<unknown> {
  readonly children: ReactNode;
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: { base: '5', md: '7' },
  },
});
const AllLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    minHeight: '11',
    fontSize: '15px',
    fontWeight: 'semibold',
    '& > span': { borderBottom: '1px solid', borderColor: 'ink', lineHeight: '1.4' },
    '& svg': { transition: 'transform 150ms ease-out' },
    '@media (prefers-reduced-motion: no-preference)': { '&:hover svg': { transform: 'translateX(3px)' } },
  },
});

/** Heading, caption, link, and the patterns or an error. */
export function SectionFrame({ section: { title, caption, path }, state, children }: Props) {
  const name = title.replaceAll('*', '');
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} paddingTop={{ base: '16', md: '24' }}>
      <Page>
        <Head>
          <div>
            <Heading id={id}>
              <Emphasized text={title} />
            </Heading>
            {caption ? (
              <chakra.p marginTop="1.5" color="ink.muted" fontSize="15px">
                {caption}
              </chakra.p>
            ) : null}
          </div>
          {path ? (
            <AllLink to={path} aria-label={`View all: ${name}`}>
              <span>View all</span>
              <ArrowRightIcon size={16} />
            </AllLink>
          ) : null}
        </Head>
        {state.status === 'failed' ? <PartFailure title={name} retry={state.retry} /> : children}
      </Page>
    </chakra.section>
  );
}
