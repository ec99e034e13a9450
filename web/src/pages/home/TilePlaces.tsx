import { Skeleton } from '#ui/Skeleton.tsx';

/** Places of tiles that are still to come, as list items of the grid they will lie in. */
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
