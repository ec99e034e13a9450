import { MAX_REVIEW_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

/** The text of an owner's review of a pattern. */
export const ReviewField = requiredText('Review', MAX_REVIEW_CHARACTERS);

/** The studio's answer to a review. */
export const ReviewAnswerField = requiredText('Answer', MAX_REVIEW_CHARACTERS);
