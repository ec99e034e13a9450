import * as v from 'valibot';
import { requiredText } from './fields/text.ts';
import { MAX_COLLECTION_DESCRIPTION_CHARACTERS, MAX_COLLECTION_NAME_CHARACTERS } from './limits.ts';

/** Roles of a pattern in its design collection: the large print, a mid-scale coordinate, or a small, quiet blender. */
export const COLLECTION_ROLES = ['hero', 'coordinate', 'blender'] as const;
/** Role of a pattern in its design collection. */
export type CollectionRole = (typeof COLLECTION_ROLES)[number];

/** The name of a design collection, trimmed. */
export const CollectionNameField = v.pipe(
  requiredText('Name', MAX_COLLECTION_NAME_CHARACTERS),
  v.minGraphemes(3, 'Name must be at least 3 characters'),
);

const wordsRule = `Description must be at most ${MAX_COLLECTION_DESCRIPTION_CHARACTERS} characters`;

/** The description of a design collection, trimmed; it may be blank. */
export const CollectionDescriptionField = v.pipe(
  v.string(wordsRule),
  v.trim(),
  v.maxLength(MAX_COLLECTION_DESCRIPTION_CHARACTERS, wordsRule),
);
