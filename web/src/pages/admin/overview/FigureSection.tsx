import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of figures. */
export function FigureSection({ id, title, children }: Props) {
  return (
    <chakra.section aria-labelledby={id} marginBottom="10">
      <Heading id={id} as="h2" size="card" marginBottom="4">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
