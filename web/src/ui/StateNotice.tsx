import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Heading } from './Heading.tsx';

interface NoticeProps {
  readonly title: string;
  /** What was asked for, or what failed. */
  readonly children?: ReactNode;
  /** Level of the heading; 2 when left out. With 3 it takes little room, within a section of a page. */
  readonly level?: 1 | 2 | 3;
}

/** What to say when there is nothing to show. */
export interface EmptyStateProps extends NoticeProps {
  /** The way out: links or buttons. */
  readonly actions?: ReactNode;
}

/** What to say when something failed. */
export interface ErrorStateProps extends NoticeProps {
  /** Tries again; without it there is no button. */
  readonly onRetry?: () => void;
  /** Words of the button; `Retry` when left out. */
  readonly retryLabel?: string;
  readonly actions?: ReactNode;
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: { base: '16', md: '24' },
    paddingInline: '4',
    textAlign: 'center',
    color: 'ink.muted',
    '&[data-small]': { alignItems: 'flex-start', gap: '2', padding: '0', textAlign: 'start' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '2' },
});

function Notice({ title, children, level = 2, actions, role }: NoticeProps & { actions?: ReactNode; role?: 'alert' }) {
  return (
    <Frame role={role} data-small={level === 3 || undefined}>
      {level === 3 ? (
        <chakra.h3 color="ink" fontWeight="medium">
          {title}
        </chakra.h3>
      ) : (
        <Heading as={level === 1 ? 'h1' : 'h2'} color="ink">
          {title}
        </Heading>
      )}
      {children === undefined ? null : <chakra.div maxWidth="44ch">{children}</chakra.div>}
      {actions ? <Actions>{actions}</Actions> : null}
    </Frame>
  );
}

/** Nothing there: says what was asked and offers the way out. */
export function EmptyState(props: EmptyStateProps) {
  return <Notice {...props} />;
}

/** Something failed: says what, and offers to try again. */
export function ErrorState({ onRetry, retryLabel = 'Retry', actions, ...notice }: ErrorStateProps) {
  const retry = onRetry ? (
    <Button variant="outline" onClick={onRetry}>
      {retryLabel}
    </Button>
  ) : null;
  return (
    <Notice
      {...notice}
      role="alert"
      actions={
        retry || actions ? (
          <>
            {retry}
            {actions}
          </>
        ) : null
      }
    />
  );
}
