import { chakra } from '@chakra-ui/react';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import { MarkOutlines } from './MarkOutlines.tsx';
import type { TileBox } from './tile-box.ts';

const Figure = chakra('figure', {
  base: {
    margin: '0',
    marginBottom: '4',
    maxWidth: '16rem',
    '& > div': { position: 'relative', borderRadius: 'md', overflow: 'hidden', background: 'linen', minHeight: '6rem' },
    '& img': { display: 'block', width: '100%' },
    '& svg': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '& figcaption': { color: 'ink.muted', fontSize: '14px', marginTop: '1' },
  },
});

interface JudgedPictureProps {
  /** URL that requires the session. */
  readonly url: string;
  readonly marks: readonly TileBox[];
  readonly caption: string;
}

/** Picture of a reviewed file that has since been replaced, with the reviewer's marks. */
export function JudgedPicture({ url, marks, caption }: JudgedPictureProps) {
  const { source, hasFailed } = usePrivateFile(url);
  return (
    <Figure>
      {hasFailed ? null : (
        <div>
          {source === null ? null : (
            <>
              <img src={source} alt="" />
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <MarkOutlines aspect={1} marks={marks} />
              </svg>
            </>
          )}
        </div>
      )}
      <figcaption>{hasFailed ? 'Its picture could not be loaded.' : caption}</figcaption>
    </Figure>
  );
}
