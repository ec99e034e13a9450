import { MAX_REVIEW_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

/** What an owner says of a pattern. */
export const ReviewField = requiredText('Review', MAX_REVIEW_CHARACTERS);

/** What the studio of a pattern answers to it. */
export const ReviewAnswerField = requiredText('Answer', MAX_REVIEW_CHARACTERS);
