import type { HelpTopic } from '#generated/types.ts';
import type { HelpArticles_CategoryFragment } from './HelpArticles.fragment.generated.ts';

/** A category with its visible questions. */
export type HelpGroup = HelpArticles_CategoryFragment;

/**
 * Returns the categories with matching questions: of one topic, or of all if null, whose question or answer
 * contains `words`, ignoring case.
 */
export function findArticles(
  categories: readonly HelpGroup[],
  words: string,
  topic: HelpTopic | null,
): readonly HelpGroup[] {
  const wanted = words.trim().toLowerCase();
  return categories
    .filter((category) => topic === null || category.topic === topic)
    .map((category) => ({
      ...category,
      articles: category.articles.filter(({ question, answer }) =>
        [question, answer].some((text) => text.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ articles }) => articles.length > 0);
}

/** Returns the total number of questions. */
export function countArticles(groups: readonly HelpGroup[]): number {
  return groups.reduce((sum, { articles }) => sum + articles.length, 0);
}
