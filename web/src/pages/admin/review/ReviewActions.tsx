import { chakra } from '@chakra-ui/react';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { KeyCap } from '../keys/KeyHint.tsx';

const Bar = chakra(
  'div',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      position: { base: 'sticky', lg: 'static' },
      bottom: '0',
      zIndex: '1',
      paddingBlock: '3',
      background: 'paper',
    },
  },
  { defaultProps: { 'data-foot-bar': '' } },
);

/** What can be done with a submission; a verdict that is not given may not be asked for. */
export interface ReviewActionsProps {
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** Left out for an appeal, which is decided one way or the other. */
  readonly onChanges: (() => void) | undefined;
  readonly onReject: () => void;
  readonly onSkip: () => void;
}

function KeyButton({ hint, children, ...props }: ButtonProps & { readonly hint: string }) {
  return (
    <Button aria-keyshortcuts={hint.toLowerCase()} {...props}>
      {children} <KeyCap hint={hint} />
    </Button>
  );
}

/** The verdicts, each with its key. */
export function ReviewActions({ isBusy, onApprove, onChanges, onReject, onSkip }: ReviewActionsProps) {
  return (
    <Bar role="group" aria-label="Verdict">
      <KeyButton hint="A" disabled={isBusy} onClick={onApprove}>
        Approve
      </KeyButton>
      {onChanges ? (
        <KeyButton hint="C" variant="outline" disabled={isBusy} onClick={onChanges}>
          Ask for changes
        </KeyButton>
      ) : null}
      <KeyButton hint="R" variant="outline" disabled={isBusy} onClick={onReject}>
        Reject
      </KeyButton>
      <KeyButton hint="S" variant="ghost" disabled={isBusy} onClick={onSkip}>
        Skip
      </KeyButton>
    </Bar>
  );
}
