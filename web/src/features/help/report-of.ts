import type { HelpGroup } from './help-search.ts';
import type { HelpArticle } from './HelpEntry.tsx';

const LONGEST_SUBJECT = 150;

/** What a ticket about an article starts with. */
export function reportOf({ question }: HelpArticle, { topic }: HelpGroup) {
  return {
    topic,
    subject: `Issue with "${question}"`.slice(0, LONGEST_SUBJECT),
    context: `Help article: ${question}`,
  };
}
