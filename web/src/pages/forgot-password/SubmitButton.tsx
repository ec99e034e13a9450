import { Button } from '#ui/Button.tsx';

interface Props {
  readonly label: string;
  readonly isSubmitting: boolean;
  /** Seconds until the next try; 0 when there is nothing to wait for. */
  readonly secondsToWait: number;
}

/** Sends a step; off while it is under way, and counting down after too many tries. */
export function SubmitButton({ label, isSubmitting, secondsToWait }: Props) {
  const waiting = secondsToWait > 0 ? `Try again in ${secondsToWait} s` : label;
  return (
    <Button type="submit" width="full" disabled={isSubmitting || secondsToWait > 0}>
      {isSubmitting ? 'Please wait...' : waiting}
    </Button>
  );
}
