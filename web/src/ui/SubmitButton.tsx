import { Button, type ButtonProps } from './Button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'children'> {
  readonly label: string;
  readonly isSubmitting: boolean;
  /** Label while sending. */
  readonly busyLabel?: string;
  /** Positive when rate-limited: counts down to the next attempt. */
  readonly secondsToWait: number;
  /** False while input is missing. */
  readonly isReady?: boolean;
}

/** Submit button; disabled while the form is being sent and while rate-limited. */
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
