import { type ComponentProps, use, useEffect } from 'react';
import { Heading } from '#ui/Heading.tsx';
import { DeskNaming } from './desk-naming.ts';

interface Props extends Omit<ComponentProps<typeof Heading>, 'as' | 'children'> {
  readonly children: string;
}

/** What a desk shows: the heading of the page, and the name of the window. */
export function DeskHeading({ children, ...looks }: Props) {
  const name = use(DeskNaming);
  useEffect(() => {
    name(children);
    return () => name(null);
  }, [name, children]);
  return (
    <Heading as="h1" {...looks}>
      {children}
    </Heading>
  );
}
