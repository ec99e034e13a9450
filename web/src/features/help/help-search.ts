import type { HelpTopic } from '#generated/types.ts';
import type { HelpArticles_CategoryFragment } from './HelpArticles.fragment.generated.ts';

/** A category with the questions that are shown of it. */
export type HelpGroup = HelpArticles_CategoryFragment;

/**
 * The categories that have something to show: of one topic, or of all when it is null, with the questions that hold
 * `words` in their question or answer, whatever its case.
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

/** How many questions there are in some groups. */
export function countArticles(groups: readonly HelpGroup[]): number {
  return groups.reduce((sum, { articles }) => sum + articles.length, 0);
}
