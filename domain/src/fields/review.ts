import { MAX_REVIEW_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

/** What an owner says of a pattern. */
export const ReviewField = requiredText('Review', MAX_REVIEW_CHARACTERS);
