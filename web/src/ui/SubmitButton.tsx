import { Button, type ButtonProps } from './Button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'children'> {
  readonly label: string;
  readonly isSubmitting: boolean;
  /** What it says meanwhile. */
  readonly busyLabel?: string;
  /** Above zero after too many tries: it counts down to the next one. */
  readonly secondsToWait: number;
  /** False while something is missing. */
  readonly isReady?: boolean;
}

/** Sends a form; waits while the form is on its way, and until it may be sent again. */
export function SubmitButton({
  label,
  isSubmitting,
  busyLabel = 'Please wait...',
  secondsToWait,
  isReady = true,
  ...look
}: SubmitButtonProps) {
  const waiting = secondsToWait > 0 ? `Try again in ${secondsToWait} s` : label;
  return (
    <Button {...look} type="submit" disabled={!isReady || isSubmitting || secondsToWait > 0}>
      {isSubmitting ? busyLabel : waiting}
    </Button>
  );
}
