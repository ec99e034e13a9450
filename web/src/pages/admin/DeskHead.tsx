import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { DeskHeading } from './DeskHeading.tsx';

interface Props {
  readonly title: string;
  /** The parent desk. */
  readonly above?: { readonly title: string; readonly to: string };
  /** Short explanation. */
  readonly words?: string;
  /** Actions besides the list. */
  readonly children?: ReactNode;
}

/** Header of a desk: title, link to the parent, and actions. */
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
