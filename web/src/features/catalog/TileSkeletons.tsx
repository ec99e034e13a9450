import { Skeleton } from '#ui/Skeleton.tsx';
import { PatternGrid } from './PatternGrid.tsx';

/** Placeholders for a given number of tiles. */
export function TileSkeletons({ count, columns }: { count: number; columns: 'three' | 'four' | 'rows' }) {
  return (
    <PatternGrid columns={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton aspectRatio={columns === 'rows' ? '6' : '1'} />
          <Skeleton height="4" width="60%" marginTop="3" />
          <Skeleton height="3" width="40%" marginTop="2" />
        </li>
      ))}
    </PatternGrid>
  );
}
