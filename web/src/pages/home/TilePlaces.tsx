import { Skeleton } from '#ui/Skeleton.tsx';

/** Placeholders for tiles, as list items of their grid. */
export function TilePlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <div className="tile">
        <Skeleton className="tile-picture" />
        <div className="tile-meta">
          <Skeleton height="10" width="60%" />
        </div>
      </div>
    </li>
  ));
}
