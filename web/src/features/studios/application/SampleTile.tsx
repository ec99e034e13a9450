import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { PrivatePicture } from '../PrivatePicture.tsx';
import type { OwnApplication } from './draft-values.ts';

const Tile = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: '14px',
    '& .picture': { aspectRatio: '1', borderRadius: 'md', overflow: 'hidden' },
    '& .name': { truncate: true },
    '& .size': { color: 'ink.muted', fontFamily: 'mono', fontSize: '12.5px' },
  },
});

interface Props {
  readonly sample: OwnApplication['samples'][number];
  readonly onRemove: () => Promise<void>;
}

/** An accepted sample. */
export function SampleTile({ sample: { fileName, url, width, height }, onRemove }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    await onRemove();
    setIsRemoving(false);
  };
  return (
    <Tile>
      <div className="picture">
        <PrivatePicture url={url} alt={fileName} />
      </div>
      <span className="name" title={fileName}>
        {fileName}
      </span>
      <span className="size">
        {width} × {height} px
      </span>
      <Button size="sm" variant="outline" disabled={isRemoving} onClick={() => void remove()}>
        Remove<VisuallyHidden>{` ${fileName}`}</VisuallyHidden>
      </Button>
    </Tile>
  );
}
