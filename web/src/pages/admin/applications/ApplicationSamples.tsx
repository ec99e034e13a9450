import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { PrivatePicture } from '#features/studios/PrivatePicture.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { DecidedApplication_ApplicationFragment } from './DecidedApplication.fragment.generated.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '4',
    listStyle: 'none',
    '& button': { display: 'block', width: 'full', cursor: 'zoom-in', textAlign: 'start' },
    '& .picture': { display: 'block', aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& .size': { color: 'ink.muted', fontFamily: 'mono', fontSize: '12.5px' },
  },
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface ApplicationSamplesProps {
  readonly samples: DecidedApplication_ApplicationFragment['samples'];
}

/** Samples side by side; each opens in a dialog where the arrow keys move between them. */
export function ApplicationSamples({ samples }: ApplicationSamplesProps) {
  const [shown, setShown] = useState<number | null>(null);
  const large = shown === null ? undefined : samples[shown];
  const move = (step: number) =>
    setShown((before) => (before === null ? null : (before + step + samples.length) % samples.length));
  const moveByArrow = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step !== undefined) move(step);
  };
  return (
    <>
      <Grid role="list" aria-label="Samples">
        {samples.map(({ id, fileName, url, width, height }, index) => (
          <li key={id}>
            <button type="button" aria-label={`Show ${fileName} large`} onClick={() => setShown(index)}>
              <span className="picture">
                <PrivatePicture url={url} alt={fileName} />
              </span>
              <span className="size">
                {width} × {height} px
              </span>
            </button>
          </li>
        ))}
      </Grid>
      <Dialog isOpen={large !== undefined} onClose={() => setShown(null)} title={large?.fileName ?? ''}>
        {large ? (
          <chakra.div display="grid" gap="4" onKeyDown={moveByArrow}>
            <chakra.div height="min(70dvh, 50rem)">
              <PrivatePicture url={large.url} alt={large.fileName} />
            </chakra.div>
            <chakra.div display="flex" gap="3" justifyContent="center">
              <Button size="sm" variant="outline" onClick={() => move(-1)}>
                Previous
              </Button>
              <Button size="sm" variant="outline" onClick={() => move(1)}>
                Next
              </Button>
            </chakra.div>
          </chakra.div>
        ) : null}
      </Dialog>
    </>
  );
}
