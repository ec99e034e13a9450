import { MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import * as v from 'valibot';

const rule = `A note has at most ${MAX_REVIEW_NOTE_CHARACTERS} characters`;

/** What a reviewer and a designer write to each other, trimmed. */
export const ReviewNoteField = v.pipe(v.string(rule), v.trim(), v.maxLength(MAX_REVIEW_NOTE_CHARACTERS, rule));
