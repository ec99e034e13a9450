import { chakra } from '@chakra-ui/react';
import { type Neighbor, neighborKey } from '#features/copies/neighbor.ts';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import { Badge } from '#ui/Badge.tsx';

const Row = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '2',
    fontSize: '12px',
    '& .tile': {
      display: 'block',
      aspectRatio: '1',
      width: 'full',
      borderRadius: 'sm',
      background: 'linen',
      backgroundSize: 'cover',
    },
    '& button': { display: 'block', width: 'full', textAlign: 'start' },
    '& [aria-pressed="true"] .tile': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '& .title': { display: 'block', marginTop: '1', overflowWrap: 'anywhere' },
  },
});

interface NeighborRowProps {
  readonly label: string;
  readonly neighbors: readonly Neighbor[];
  /** Key of the copy shown as an overlay. */
  readonly chosen: string | null;
  readonly onChoose: (copy: Neighbor) => void;
}

/** Nearest tiles of one kind; copies can be overlaid. */
export function NeighborRow({ label, neighbors, chosen, onChoose }: NeighborRowProps) {
  return (
    <div>
      <chakra.p fontSize="14px" color="ink.muted" marginBottom="1">
        {label}
      </chakra.p>
      <Row role="list" aria-label={label}>
        {neighbors.map((each) => (
          <li key={neighborKey(each)}>
            {each.alignment === null ? (
              <Tile neighbor={each} />
            ) : (
              <button type="button" aria-pressed={neighborKey(each) === chosen} onClick={() => onChoose(each)}>
                <Tile neighbor={each} />
              </button>
            )}
          </li>
        ))}
      </Row>
    </div>
  );
}

function Tile({ neighbor: { title, pictureUrl, alignment, assetId } }: { readonly neighbor: Neighbor }) {
  const { source } = usePrivateFile(pictureUrl);
  return (
    <>
      <span className="tile" style={source === null ? undefined : { backgroundImage: `url("${source}")` }} />
      <span className="title">
        {alignment === null ? null : <Badge tone="accent">Copy</Badge>} {title}
        {assetId === null ? ', not on sale' : ''}
      </span>
    </>
  );
}
