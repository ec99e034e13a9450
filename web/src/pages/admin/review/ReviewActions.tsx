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

/** Actions on a submission; verdicts may be omitted where they do not apply. */
export interface ReviewActionsProps {
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** Omitted for an appeal, which is either approved or rejected. */
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

/** Verdict buttons with their shortcuts. */
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
