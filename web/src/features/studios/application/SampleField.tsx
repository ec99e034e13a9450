import { chakra } from '@chakra-ui/react';
import { MAX_APPLICATION_SAMPLES, MIN_APPLICATION_SAMPLES } from '@halfdrop/domain';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { fieldNames, type OwnApplication } from './draft-values.ts';
import { SampleTile } from './SampleTile.tsx';
import { SAMPLE_TYPES } from './send-sample.ts';
import { UploadLine } from './UploadLine.tsx';
import { useSamples } from './useSamples.ts';

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
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: '4',
    listStyle: 'none',
  },
});

interface SampleFieldProps {
  readonly draft: OwnApplication | null;
  readonly begin: () => Promise<OwnApplication | null>;
  /** Identity of the button that chooses files. */
  readonly id: string;
  readonly error?: string | undefined;
}

/** The samples of an application: dropped or chosen, each with its progress or the reason it was refused. */
export function SampleField({ draft, begin, id, error }: SampleFieldProps) {
  const { uploads, problem, add, dismiss, remove } = useSamples({ draft, begin });
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const samples = draft?.samples ?? [];

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <chakra.div role="group" aria-label={fieldNames.samples} display="grid" gap="4">
      <div>
        <chakra.p fontWeight="medium" fontSize="15px">
          {fieldNames.samples}
        </chakra.p>
        <chakra.p color="ink.muted" fontSize="14px">
          {MIN_APPLICATION_SAMPLES} to {MAX_APPLICATION_SAMPLES} finished repeats, one tile each: PNG, JPEG, WebP or
          TIFF, up to 25 MB. Only you and those who decide see them.
        </chakra.p>
      </div>
      <DropZone data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
        <Button
          id={id}
          variant="outline"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => input.current?.click()}
        >
          Choose files
        </Button>
        <chakra.p color="ink.muted" fontSize="14px">
          or drop them here · {samples.length} of {MAX_APPLICATION_SAMPLES}
        </chakra.p>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            accept={SAMPLE_TYPES.join(',')}
            aria-label="Sample files"
            tabIndex={-1}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </VisuallyHidden>
      </DropZone>
      {error === undefined ? null : (
        <chakra.p id={`${id}-error`} role="alert" color="accent" fontSize="14px">
          {error}
        </chakra.p>
      )}
      <FormError message={problem ?? undefined} />
      {uploads.length > 0 ? (
        <chakra.ul role="list" aria-label="Files" listStyleType="none" display="grid" gap="2">
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
        </chakra.ul>
      ) : null}
      {samples.length > 0 ? (
        <Grid role="list" aria-label="Samples added">
          {samples.map((sample) => (
            <SampleTile key={sample.id} sample={sample} onRemove={() => remove(sample.id)} />
          ))}
        </Grid>
      ) : null}
    </chakra.div>
  );
}
