import { chakra } from '@chakra-ui/react';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import { Heading } from '#ui/Heading.tsx';
import { KeyHint } from '../keys/KeyHint.tsx';
import type { Reviewed } from './reviewed.ts';
import type { Wave } from './useWave.ts';

const Pieces = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    fontSize: '14px',
    '& button': { display: 'block', width: '6rem', textAlign: 'start' },
    '& .tile': {
      display: 'block',
      aspectRatio: '1',
      borderRadius: 'sm',
      background: 'linen',
      backgroundSize: 'cover',
    },
    '& [aria-pressed="true"] .tile': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
});

/** Submissions of one collection, one of which is shown; a verdict applies to it or to all of them. */
export function WaveStrip({ wave }: { readonly wave: Wave }) {
  const { pieces, shown, isForAll } = wave;
  if (pieces.length < 2) return null;
  return (
    <chakra.section aria-labelledby="wave" display="grid" gap="3" marginBottom="6">
      <Heading id="wave" size="card">
        {pieces.length} of one collection
      </Heading>
      <Pieces role="list" aria-label="Pieces">
        {pieces.map(({ submission }) => (
          <li key={submission.id}>
            <button
              type="button"
              aria-pressed={submission.id === shown?.submission.id}
              onClick={() => wave.show(submission.id)}
            >
              <Piece submission={submission} />
            </button>
          </li>
        ))}
      </Pieces>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <chakra.label display="flex" gap="2" alignItems="center" minHeight={{ base: '44px', md: '32px' }}>
          <input type="checkbox" checked={isForAll} onChange={wave.toggleForAll} />
          One verdict for all {pieces.length}
        </chakra.label>
        <KeyHint label="For all" hint="W" />
        <KeyHint label="Next piece" hint="N" />
      </chakra.div>
    </chakra.section>
  );
}

function Piece({ submission: { title, pictureUrl } }: Pick<Reviewed, 'submission'>) {
  const { source } = usePrivateFile(pictureUrl);
  return (
    <>
      <span className="tile" style={source === null ? undefined : { backgroundImage: `url("${source}")` }} />
      {title}
    </>
  );
}
