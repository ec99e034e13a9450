import { chakra } from '@chakra-ui/react';
import { shortCount } from '#lib/short-count.ts';
import { StarIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface DesignerFactsProps {
  readonly designer: {
    readonly rating: number | null;
    readonly ratingCount: number;
    readonly collectionCount: number;
    readonly followerCount: number;
    readonly downloadCount: number;
  };
  /** Whether to include downloads. */
  readonly hasDownloads?: boolean;
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    color: 'ink.muted',
    fontSize: '14px',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { display: 'inline', verticalAlign: '-1px', marginInlineEnd: '1' },
  },
});

function counted(count: number, one: string, many: string): string {
  return `${shortCount(count)} ${count === 1 ? one : many}`;
}

/** Rating, collections, followers, and optionally downloads. */
export function DesignerFacts({ designer, hasDownloads = false }: DesignerFactsProps) {
  const { rating, ratingCount, collectionCount, followerCount, downloadCount } = designer;
  return (
    <List role="list">
      {rating === null ? (
        <li>No reviews yet</li>
      ) : (
        <li>
          <span aria-hidden="true">
            <StarIcon size={13} />
            {rating.toFixed(1)}
          </span>
          <VisuallyHidden>
            Rated {rating.toFixed(1)} of 5 by {ratingCount}
          </VisuallyHidden>
        </li>
      )}
      <li>{counted(collectionCount, 'collection', 'collections')}</li>
      <li>{counted(followerCount, 'follower', 'followers')}</li>
      {hasDownloads ? <li>{counted(downloadCount, 'download', 'downloads')}</li> : null}
    </List>
  );
}
