import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { HelpEntry, type HelpArticle } from './HelpEntry.tsx';

/** Questions below a level-2 heading, at most one of them open. */
export function QuestionList({ articles }: { articles: readonly HelpArticle[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <chakra.ul listStyle="none" borderBottom="1px solid" borderColor="line">
      {articles.map((article) => (
        <HelpEntry
          key={article.id}
          article={article}
          level="h3"
          isOpen={article.id === openId}
          onToggle={() => setOpenId(article.id === openId ? null : article.id)}
        />
      ))}
    </chakra.ul>
  );
}
