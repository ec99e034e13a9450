import * as v from 'valibot';
import { requiredText } from './fields/text.ts';
import { MAX_COLLECTION_DESCRIPTION_CHARACTERS, MAX_COLLECTION_NAME_CHARACTERS } from './limits.ts';

/** What a pattern can be in its design collection: the large one, a middle scale beside it, or small and quiet. */
export const COLLECTION_ROLES = ['hero', 'coordinate', 'blender'] as const;
/** What a pattern is in its design collection. */
export type CollectionRole = (typeof COLLECTION_ROLES)[number];

/** The name of a design collection, trimmed. */
export const CollectionNameField = v.pipe(
  requiredText('Name', MAX_COLLECTION_NAME_CHARACTERS),
  v.minGraphemes(3, 'Name must be at least 3 characters'),
);

const wordsRule = `Description must be at most ${MAX_COLLECTION_DESCRIPTION_CHARACTERS} characters`;

/** What is said about a design collection, trimmed; it may be blank. */
export const CollectionDescriptionField = v.pipe(
  v.string(wordsRule),
  v.trim(),
  v.maxLength(MAX_COLLECTION_DESCRIPTION_CHARACTERS, wordsRule),
);
