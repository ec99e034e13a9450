import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

interface QueueActionsProps {
  readonly queued: QueuedFile;
  readonly queue: UploadQueue;
}

/** Actions for a file in the queue. */
export function QueueActions({ queued: { key, file, step }, queue }: QueueActionsProps) {
  const action = (label: string, act: () => void) => (
    <Button size="sm" variant="outline" onClick={act}>
      {label}
      <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
    </Button>
  );
  return (
    <>
      {step === 'sending' || step === 'queued' ? action('Pause', () => queue.pause(key)) : null}
      {step === 'paused' ? action('Resume', () => queue.resume(key)) : null}
      {step === 'stopped' ? action('Try again', () => queue.resume(key)) : null}
      {step === 'sent' ? null : action('Remove', () => queue.remove(key))}
    </>
  );
}
