import type { ReviewDto } from './reviews.contract.ts';
import type { ReviewRow } from './reviews.repository.ts';

/** Converts a review to its public form. */
export function reviewDto(row: ReviewRow): ReviewDto {
  const { id, name, stars, text, studio, answer, answered_at: answeredAt } = row;
  return {
    id,
    author: shortName(name),
    stars,
    text,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    answer:
      answer === null || answeredAt === null ? null : { studio, text: answer, answeredAt: answeredAt.toISOString() },
  };
}

/** Shortens a name: `Ada Byron King` becomes `Ada K.` */
function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = others.at(-1)?.at(0);
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
