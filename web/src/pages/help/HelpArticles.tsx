import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { countArticles, findArticles, type HelpGroup } from '#features/help/help-search.ts';
import type { HelpArticle } from '#features/help/HelpEntry.tsx';
import { HelpGroups } from '#features/help/HelpGroups.tsx';
import type { HelpTopic } from '#generated/types.ts';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';

interface HelpArticlesProps {
  readonly categories: readonly HelpGroup[];
  readonly words: string;
  readonly topic: HelpTopic | null;
  /** Clears search and category. */
  readonly onClear: () => void;
  readonly onReport: (article: HelpArticle, group: HelpGroup) => void;
}

function foundWords(count: number): string {
  return `Found ${count} ${count === 1 ? 'result' : 'results'}`;
}

/** All questions, or those that match the search. */
export function HelpArticles({ categories, words, topic, onClear, onReport }: HelpArticlesProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const isSearching = words.trim() !== '';
  const groups = findArticles(categories, words, topic);
  return (
    <section aria-labelledby="help-questions">
      <chakra.div marginBottom={{ base: '6', md: '8' }}>
        <Heading id="help-questions">{isSearching ? 'Search Results' : 'Frequently Asked Questions'}</Heading>
        <chakra.p role="status" minHeight="6" marginTop="1.5" color="ink.muted" fontSize="15px">
          {isSearching ? foundWords(countArticles(groups)) : null}
        </chakra.p>
      </chakra.div>
      {groups.length === 0 ? (
        <EmptyState title="No results found" actions={<Button onClick={onClear}>Clear Search</Button>}>
          Try adjusting your search terms or browse our categories above.
        </EmptyState>
      ) : (
        <HelpGroups groups={groups} openId={openId} onOpen={setOpenId} onReport={onReport} />
      )}
    </section>
  );
}
