import { lazy, Suspense, useState } from 'react';
import { whenSignedIn } from '#lib/sign-in-request.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Rarely used, so loaded on demand. */
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

interface Props {
  readonly reviewId: string;
  /** Author of the review. */
  readonly author: string;
}

/** Reports a review; visitors are asked to sign in first. */
export function ReportButton({ reviewId, author }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        fontSize="14px"
        fontWeight="normal"
        color="ink.muted"
        onClick={() => whenSignedIn('Please sign in to report a review.', () => setIsOpen(true))}
      >
        Report
        <VisuallyHidden>{` the review of ${author}`}</VisuallyHidden>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog reviewId={reviewId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
