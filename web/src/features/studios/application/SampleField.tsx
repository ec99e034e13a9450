import { chakra } from '@chakra-ui/react';
import { MAX_APPLICATION_SAMPLES, MIN_APPLICATION_SAMPLES } from '@halfdrop/domain';
import { FormError } from '#ui/FormError.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { fieldNames, type OwnApplication } from './draft-values.ts';
import { SampleAdviceList } from './SampleAdviceList.tsx';
import { SampleTile } from './SampleTile.tsx';
import { brokenSampleRule, SAMPLE_TYPES } from './send-sample.ts';
import { UploadLine } from './UploadLine.tsx';
import { useSampleAdvice } from './useSampleAdvice.ts';
import { useSamples } from './useSamples.ts';

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
  /** Id of the file button. */
  readonly id: string;
  readonly error?: string | undefined;
}

/** Samples of an application: dropped or chosen, each with its progress or the reason for its refusal. */
export function SampleField({ draft, begin, id, error }: SampleFieldProps) {
  const { uploads, problem, add, dismiss, remove } = useSamples({ draft, begin });
  const { advice, lookAt } = useSampleAdvice();
  const samples = draft?.samples ?? [];
  const take = (files: readonly File[]) => {
    lookAt(files.filter((file) => brokenSampleRule(file) === null));
    add(files);
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
      <FileDrop
        label="Sample files"
        types={SAMPLE_TYPES}
        id={id}
        errorId={error === undefined ? undefined : `${id}-error`}
        onFiles={take}
      >
        or drop them here · {samples.length} of {MAX_APPLICATION_SAMPLES}
      </FileDrop>
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
      <SampleAdviceList advice={advice} />
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
