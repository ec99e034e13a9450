import { chakra } from '@chakra-ui/react';

interface Props {
  readonly mean: number;
  readonly count: number;
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly byStars: readonly number[];
}

/** Rating summary: mean and distribution by stars. */
export function StarCounts({ mean, count, byStars }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8" alignItems="center" marginBottom="6">
      <p>
        <chakra.span fontFamily="display" fontSize="40px" lineHeight="1" display="block">
          {mean.toFixed(1)}
        </chakra.span>
        <chakra.span color="ink.muted" fontSize="14px">
          of 5, from {count} {count === 1 ? 'review' : 'reviews'}
        </chakra.span>
      </p>
      <chakra.dl display="grid" gridTemplateColumns="auto 12rem auto" columnGap="3" alignItems="center" fontSize="14px">
        {byStars
          .map((given, index) => ({ stars: index + 1, given }))
          .toReversed()
          .map(({ stars, given }) => (
            <chakra.div key={stars} display="contents">
              <dt>
                {stars} {stars === 1 ? 'star' : 'stars'}
              </dt>
              <chakra.span aria-hidden="true" height="1.5" borderRadius="full" background="linen" overflow="hidden">
                <chakra.span
                  display="block"
                  height="full"
                  background="ink"
                  style={{ width: `${(given * 100) / Math.max(count, 1)}%` }}
                />
              </chakra.span>
              <chakra.dd margin="0">{given}</chakra.dd>
            </chakra.div>
          ))}
      </chakra.dl>
    </chakra.div>
  );
}
