import { MAX_REVIEW_NOTE_CHARACTERS } from '@halfdrop/domain';
import * as v from 'valibot';

const rule = `A note has at most ${MAX_REVIEW_NOTE_CHARACTERS} characters`;

/** A note between reviewer and designer, trimmed. */
export const ReviewNoteField = v.pipe(v.string(rule), v.trim(), v.maxLength(MAX_REVIEW_NOTE_CHARACTERS, rule));
