import { Button } from '#ui/Button.tsx';

interface Props {
  readonly label: string;
  readonly isSubmitting: boolean;
  /** Seconds until the next attempt; 0 if no wait is needed. */
  readonly secondsToWait: number;
}

/** Submits a step; disabled while sending, with a countdown while rate-limited. */
export function SubmitButton({ label, isSubmitting, secondsToWait }: Props) {
  const waiting = secondsToWait > 0 ? `Try again in ${secondsToWait} s` : label;
  return (
    <Button type="submit" width="full" disabled={isSubmitting || secondsToWait > 0}>
      {isSubmitting ? 'Please wait...' : waiting}
    </Button>
  );
}
