import type { Review } from '../generated/resolvers.ts';

const authors = ['Mira K.', 'Jonas F.', 'Ines R.', 'Tomo S.'];
const words = [
  'Printed on linen without a visible seam.',
  'The colours hold up well at a small scale.',
  'A calm repeat; I used it for a whole wall.',
  'Good files, well named layers.',
];

/** Returns the n-th review of a pattern; `changes` overrides fields. */
export function review(index: number, changes: Partial<Review> = {}): Review {
  const createdAt = `2026-11-${String(20 - index).padStart(2, '0')}T09:00:00.000Z`;
  return {
    id: `review-${index}`,
    author: authors[index % authors.length] ?? '',
    stars: 5 - (index % 3),
    text: words[index % words.length] ?? '',
    createdAt,
    updatedAt: createdAt,
    answer: null,
    ...changes,
  };
}
