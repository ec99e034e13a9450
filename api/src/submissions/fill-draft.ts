import {
  MAX_PATTERN_DESCRIPTION_CHARACTERS,
  MAX_PATTERN_TAGS,
  MAX_PATTERN_TITLE_CHARACTERS,
  PatternDescriptionField,
  PatternTitleField,
  TagField,
  titleFromFileName,
} from '@halfdrop/domain';
import type { EmbeddedWords } from '@halfdrop/patterns';
import * as v from 'valibot';
import type { SubmissionRow } from './submissions.repository.ts';

/** Draft fields that embedded metadata can fill. */
type Filled = Partial<Pick<SubmissionRow, 'description' | 'tags' | 'title'>>;

/**
 * Returns draft fields from a file's embedded metadata: only fields that are empty and values that are valid. Unknown
 * keywords are dropped.
 */
export function filledFrom(row: SubmissionRow, { title, description, keywords }: EmbeddedWords): Filled {
  // Once somebody has saved the draft, its values are intended, including blank ones.
  if (row.version > 1 || row.asset_id !== null) return {};
  const tags = tagsOf(keywords);
  const named = v.safeParse(PatternTitleField, clipped(title, MAX_PATTERN_TITLE_CHARACTERS));
  const told = v.safeParse(PatternDescriptionField, clipped(description, MAX_PATTERN_DESCRIPTION_CHARACTERS));
  return {
    ...(named.success && row.title === titleFromFileName(row.file_name) && { title: named.output }),
    ...(told.success && row.description === '' && { description: told.output }),
    ...(tags.length > 0 && row.tags.length === 0 && { tags }),
  };
}

function tagsOf(keywords: readonly string[]): string[] {
  // Some programs write all keywords as one.
  const tags = keywords
    .flatMap((keyword) => keyword.split(/[,;]/))
    .flatMap((keyword) => {
      const tag = v.safeParse(TagField, keyword);
      return tag.success ? [tag.output] : [];
    });
  return [...new Set(tags)].slice(0, MAX_PATTERN_TAGS);
}

function clipped(text: string, characters: number): string {
  return Array.from(text).slice(0, characters).join('').trim();
}
