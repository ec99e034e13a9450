import { chakra } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const DropZone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    padding: '6',
    border: '1px dashed',
    borderColor: 'line.control',
    borderRadius: 'lg',
    textAlign: 'center',
    '&[data-over]': { background: 'linen', borderColor: 'ink' },
  },
});

interface FileDropProps {
  /** Names the files for screen readers. */
  readonly label: string;
  /** Types accepted by the file dialog. */
  readonly types: readonly string[];
  /** Whether only a single file is accepted. */
  readonly isSingle?: boolean;
  /** Id of the file button. */
  readonly id?: string | undefined;
  /** Id of the error for missing files. */
  readonly errorId?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Shown below the button. */
  readonly children: ReactNode;
}

/** Drop zone for files with a button to choose them. */
export function FileDrop({ label, types, isSingle = false, id, errorId, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <DropZone data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <Button id={id} variant="outline" aria-describedby={errorId} onClick={() => input.current?.click()}>
        {isSingle ? 'Choose a file' : 'Choose files'}
      </Button>
      <chakra.p color="ink.muted" fontSize="14px">
        {children}
      </chakra.p>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple={!isSingle}
          accept={types.join(',')}
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </DropZone>
  );
}
