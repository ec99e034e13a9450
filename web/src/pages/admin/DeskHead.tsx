import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from './DeskHeading.tsx';

interface Props {
  readonly title: string;
  /** The desk that this one belongs to. */
  readonly above?: { readonly title: string; readonly to: string };
  /** What one must know of it. */
  readonly words?: string;
  /** What can be done here beside the list. */
  readonly children?: ReactNode;
}

/** The name of a desk, with the way back to the one above it, and what can be begun here. */
export function DeskHead({ title, above, words, children }: Props) {
  return (
    <>
      {above ? (
        <LinkButton to={above.to} variant="link" marginBottom="4">
          {above.title}
        </LinkButton>
      ) : null}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        marginBottom={words === undefined ? '6' : '3'}
      >
        <DeskHeading size="page">{title}</DeskHeading>
        {children}
      </chakra.div>
      {words === undefined ? null : (
        <chakra.p color="ink.muted" maxWidth="44rem" marginBottom="6">
          {words}
        </chakra.p>
      )}
    </>
  );
}
