import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SampleUpload } from './useSamples.ts';

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '40px',
    fontSize: '14px',
    '& .name': { flex: '1', minWidth: '8rem', overflowWrap: 'anywhere' },
    '& progress': { width: '8rem', accentColor: 'var(--hd-colors-ink)' },
  },
});

interface Props {
  readonly upload: SampleUpload;
  readonly onDismiss: () => void;
}

/** An upload in progress, or why it was refused. */
export function UploadLine({ upload: { fileName, progress, problem }, onDismiss }: Props) {
  return (
    <Line>
      <span className="name">{fileName}</span>
      {problem === null ? (
        <progress aria-label={`Sending ${fileName}`} value={progress} />
      ) : (
        <>
          <chakra.span role="alert" color="accent">
            {problem}
          </chakra.span>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            Dismiss<VisuallyHidden>{` ${fileName}`}</VisuallyHidden>
          </Button>
        </>
      )}
    </Line>
  );
}
