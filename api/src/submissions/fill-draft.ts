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

/** What a draft says that its file says, too. */
type Filled = Partial<Pick<SubmissionRow, 'description' | 'tags' | 'title'>>;

/**
 * What the words in a file fill in of its draft: what nobody has said yet, as far as it can be said of a pattern. Keywords
 * that are none of ours are left out.
 */
export function filledFrom(row: SubmissionRow, { title, description, keywords }: EmbeddedWords): Filled {
  // Whoever has saved something means what it says, also where it is blank.
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
