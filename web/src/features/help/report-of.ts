import type { HelpGroup } from './help-search.ts';
import type { HelpArticle } from './HelpEntry.tsx';

const MAX_SUBJECT_LENGTH = 150;

/** Returns the initial values of a ticket about an article. */
export function reportOf({ question }: HelpArticle, { topic }: HelpGroup) {
  return {
    topic,
    subject: `Issue with "${question}"`.slice(0, MAX_SUBJECT_LENGTH),
    context: `Help article: ${question}`,
  };
}
