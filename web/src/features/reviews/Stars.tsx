import { chakra } from '@chakra-ui/react';
import { StarIcon } from '#ui/icons.tsx';

const Row = chakra('span', {
  base: { display: 'inline-flex', gap: '0.5', '& [data-is-empty]': { color: 'line.strong' } },
});

/** One to five stars; announced as `4 of 5 stars`. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <Row role="img" aria-label={`${stars} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((number) => (
        <span key={number} data-is-empty={number > stars ? '' : undefined}>
          <StarIcon size={15} />
        </span>
      ))}
    </Row>
  );
}
