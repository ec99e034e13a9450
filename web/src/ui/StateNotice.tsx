import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Heading } from './Heading.tsx';

interface NoticeProps {
  readonly title: string;
  /** What was requested, or what failed. */
  readonly children?: ReactNode;
  /** Heading level; 2 by default. Level 3 is compact, for use within a section. */
  readonly level?: 1 | 2 | 3;
}

/** Props for an empty state. */
export interface EmptyStateProps extends NoticeProps {
  /** Links or buttons that lead on. */
  readonly actions?: ReactNode;
}

/** Props for an error state. */
export interface ErrorStateProps extends NoticeProps {
  /** Tries again; if omitted, there is no button. */
  readonly onRetry?: () => void;
  /** Label of the button; `Retry` by default. */
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

/** Empty state: says what was requested and offers a way out. */
export function EmptyState(props: EmptyStateProps) {
  return <Notice {...props} />;
}

/** Error state: says what failed and offers a retry. */
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
